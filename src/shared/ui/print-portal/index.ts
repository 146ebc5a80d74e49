export { PrintPortal } from './PrintPortal'
