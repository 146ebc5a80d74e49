export { Toast } from './Toast'
export { ToastRegion } from './ToastRegion'
export { ToneIcon } from './ToneIcon'
