// The shortcut to the toasts is bound at the start, their views are lazy.
import './model/toast-center'

export { recentToastsDismissed, recentToastsRequested } from './model/toast-center'
export { RecentToastsSlot, ToastCenter } from './ui/ToastCenter'
