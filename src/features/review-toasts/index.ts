// The shortcut to the toasts is bound at the start, their views are lazy.
import './model/toast-focus'

export { recentToastsDismissed, recentToastsRequested } from './model/recent-toasts-drawer'
export { RecentToastsSlot } from './ui/RecentToastsSlot'
export { ToastCenter } from './ui/ToastCenter'
