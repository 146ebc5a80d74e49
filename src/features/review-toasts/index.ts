// The key that leads into the messages is bound from the start, their looks come later.
import './model/toast-focus'

export { recentMessages, toasts } from './model/lazy-toasts'
export { recentToastsDismissed, recentToastsRequested } from './model/recent-toasts-drawer'
export { ToastCenter } from './ui/ToastCenter'
