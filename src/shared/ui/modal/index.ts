export { restoreFocus, restoreFocusFromDialog, focusFirst, showModal, topModal } from './use-modal-dialog'
export { type CloseReason, Modal, type ModalProps } from './Modal'
