export { formatFileSize } from './file-size'
