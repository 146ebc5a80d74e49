export { PrintedSheet } from './PrintPortal'
export { useIsPrinting } from './use-is-printing'
