export { recentToastsDismissed, recentToastsRequested } from './model/toast-center'
export { RecentToastsSlot, ToastCenter } from './ui/ToastCenter'
