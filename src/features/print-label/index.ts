export { labelRequested } from './model/label'
export { PrintedLabel } from './ui/PrintableLabel'
