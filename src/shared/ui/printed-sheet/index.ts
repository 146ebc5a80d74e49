export { PrintedSheet } from './PrintedSheet'
