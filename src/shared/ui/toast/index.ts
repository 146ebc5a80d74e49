export { Toast, type ToastTone } from './Toast'
export { ToastRegion } from './ToastRegion'
