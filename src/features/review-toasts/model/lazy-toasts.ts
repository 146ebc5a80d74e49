import { createLazyDialog, createLazyView } from '@/shared/lib/lazy-view'
import { toastRequested } from '@/shared/toasts'
import { $isRecentToastsOpen, recentToastsDismissed } from './recent-toasts-drawer'

/** Only the visible part is lazy; the live regions for screen readers are in the first bundle. */
export const toasts = createLazyView(async () => (await import('../ui/Toasts')).Toasts, toastRequested)

export const recentToasts = createLazyDialog(async () => (await import('../ui/RecentToasts')).RecentToasts, {
  $isOpen: $isRecentToastsOpen,
  dismissed: recentToastsDismissed,
})
