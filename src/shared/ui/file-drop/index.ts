export { useFileTarget } from './use-file-drop'
