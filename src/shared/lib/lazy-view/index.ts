export { createLateDialog, type LateDialogCode } from './lazy-dialog'
export { createLateView, type LateView } from './lazy-view'
