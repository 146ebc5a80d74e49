export { Highlighted } from './Highlighted'
