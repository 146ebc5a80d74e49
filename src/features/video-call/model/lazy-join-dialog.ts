import { createLateDialog } from '@/shared/lib/lazy-view'
import { $isJoinDialogOpen, joinDialogDismissed } from './join-dialog'

export const joinDialog = createLateDialog(async () => (await import('../ui/JoinDialog')).JoinDialog, {
  $isOpen: $isJoinDialogOpen,
  dismissed: joinDialogDismissed,
})
