// The shortcut to the toasts is bound at the start, their views are lazy.
import './model/toast-focus'

export { recentToasts, toasts } from './model/lazy-toasts'
export { recentToastsDismissed, recentToastsRequested } from './model/recent-toasts-drawer'
export { ToastCenter } from './ui/ToastCenter'
