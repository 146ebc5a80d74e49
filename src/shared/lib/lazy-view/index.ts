export { createLazyDialog, type LazyDialogModel } from './lazy-dialog'
export { createLazyView, type LazyView } from './lazy-view'
