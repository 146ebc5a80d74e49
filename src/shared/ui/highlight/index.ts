export { Highlighted } from './Highlight'
