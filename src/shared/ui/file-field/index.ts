export { FileField } from './FileField'
