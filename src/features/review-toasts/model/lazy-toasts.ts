import { createLateDialog, createLateView } from '@/shared/lib/lazy-view'
import { messageShown } from '@/shared/toasts'
import { $isMessageListOpen, messageListDismissed } from './recent-toasts-drawer'

/** What the eye sees of messages. Screen readers are told them by what is there from the start. */
export const toasts = createLateView(async () => (await import('../ui/Toasts')).Toasts, messageShown)

export const recentMessages = createLateDialog(async () => (await import('../ui/RecentToasts')).RecentMessages, {
  $isOpen: $isMessageListOpen,
  dismissed: messageListDismissed,
})
