export { focusAgain } from './focus-again'
export { type CloseReason, Modal, type ModalProps } from './Modal'
export { topDialog } from './top-dialog'
