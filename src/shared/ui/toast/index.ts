export { Toast } from './Toast'
export { ToastRegion } from './ToastRegion'
export { type ToastTone, ToneIcon } from './ToneIcon'
