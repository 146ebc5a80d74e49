export { cutText } from './truncate-text'
export { splitName } from './split-file-name'
