export { PrintedSheet } from './PrintedSheet'
export { useIsPrinting } from './use-is-printing'
