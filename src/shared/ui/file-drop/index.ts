export { useFileDrop } from './use-file-drop'
