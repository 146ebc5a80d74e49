import { createLateDialog, createLateView } from '@/shared/lib/late-view'
import { messageShown } from '@/shared/messages'
import { $isMessageListOpen, messageListDismissed } from './message-list'

/** What the eye sees of messages. Screen readers are told them by what is there from the start. */
export const toasts = createLateView(async () => (await import('../ui/Toasts')).Toasts, messageShown)

export const recentMessages = createLateDialog(async () => (await import('../ui/RecentMessages')).RecentMessages, {
  $isOpen: $isMessageListOpen,
  dismissed: messageListDismissed,
})
