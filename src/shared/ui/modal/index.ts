export { restoreFocus, restoreFocusFromDialog } from './restore-focus'
export { type CloseReason, Modal, type ModalProps } from './Modal'
export { topModal } from './top-modal'
