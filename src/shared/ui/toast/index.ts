export { Toast, ToneIcon } from './Toast'
export { ToastRegion } from './ToastRegion'
