export { showModal } from './use-modal-dialog'
export { Modal, type ModalProps } from './Modal'
