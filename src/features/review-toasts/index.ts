export { recentToastsDismissed, recentToastsRequested } from './model/toast-center'
export { RecentToastsSlot } from './ui/lazy-recent-toasts'
export { ToastCenter } from './ui/ToastCenter'
