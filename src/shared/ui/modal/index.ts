export { type CloseReason, Modal, type ModalProps } from './Modal'
