export { cutText } from './cut-text'
