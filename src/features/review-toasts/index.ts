export { recentToastsDismissed, recentToastsRequested } from './model/recent-list'
export { RecentToastsSlot, ToastCenter } from './ui/ToastCenter'
