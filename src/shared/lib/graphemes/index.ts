export { cutText } from './cut-text'
export { splitName } from './split-name'
