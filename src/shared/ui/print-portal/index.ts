export { PrintPortal } from './PrintPortal'
export { useIsPrinting } from './use-is-printing'
