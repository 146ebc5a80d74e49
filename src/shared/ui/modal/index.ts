export { focusAgain } from './restore-focus'
export { type CloseReason, Modal, type ModalProps } from './Modal'
export { topDialog } from './top-modal'
