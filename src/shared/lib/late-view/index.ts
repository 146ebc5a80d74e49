export { createLateDialog, type LateDialogCode } from './late-dialog'
export { createLateView, type LateView } from './late-view'
