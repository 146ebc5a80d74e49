export { restoreFocus, restoreFocusFromDialog } from './restore-focus'
export { type CloseReason, Modal, type ModalProps } from './Modal'
export { focusFirst, showModal } from './show-modal'
export { topModal } from './top-modal'
