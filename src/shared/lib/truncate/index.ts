export { splitFileName, truncateText } from './truncate'
