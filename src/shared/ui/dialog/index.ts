export { Dialog } from './Dialog'
