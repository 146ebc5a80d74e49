export { FileField } from './FileField'
export { useFileDrop } from './use-file-drop'
