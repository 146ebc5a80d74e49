export { truncateText } from './truncate-text'
export { splitFileName } from './split-file-name'
