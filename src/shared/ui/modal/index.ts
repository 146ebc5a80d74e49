export { showModal } from './use-modal-dialog'
export { Modal, MountedModal, type ModalProps } from './Modal'
