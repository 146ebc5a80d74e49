export { useFileTarget } from './use-file-target'
