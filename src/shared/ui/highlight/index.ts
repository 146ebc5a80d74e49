export { Highlight } from './Highlight'
