import { createLazyDialog, createLazyView } from '@/shared/lib/lazy-view'
import { toastRequested } from '@/shared/toasts'
import { $isRecentToastsOpen, recentToastsDismissed } from './recent-toasts-drawer'

/** What the eye sees of messages. Screen readers are told them by what is there from the start. */
export const toasts = createLazyView(async () => (await import('../ui/Toasts')).Toasts, toastRequested)

export const recentMessages = createLazyDialog(async () => (await import('../ui/RecentToasts')).RecentToasts, {
  $isOpen: $isRecentToastsOpen,
  dismissed: recentToastsDismissed,
})
