export { labelDismissed, labelRequested } from './model/label'
export { PrintableLabel } from './ui/PrintableLabel'
