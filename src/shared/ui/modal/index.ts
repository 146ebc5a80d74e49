export { showModal } from './use-modal-dialog'
export { type CloseReason, Modal, type ModalProps } from './Modal'
