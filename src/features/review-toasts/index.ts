export { recentToastsDismissed, recentToastsRequested } from './model/recent-list'
export { RecentToastsSlot } from './ui/lazy-recent-toasts'
export { ToastCenter } from './ui/ToastCenter'
