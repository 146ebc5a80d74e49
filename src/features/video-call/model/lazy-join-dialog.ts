import { createLazyDialog } from '@/shared/lib/lazy-view'
import { $isJoinDialogOpen, joinDialogDismissed } from './join-dialog'

export const joinDialog = createLazyDialog(async () => (await import('../ui/JoinDialog')).JoinDialog, {
  $isOpen: $isJoinDialogOpen,
  dismissed: joinDialogDismissed,
})
