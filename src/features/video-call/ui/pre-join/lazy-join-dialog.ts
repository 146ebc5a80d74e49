import { lazyDialog } from '@/shared/ui/lazy'
import { $isJoinDialogOpen, joinDialogDismissed } from '../../model/join-dialog'

export const JoinDialogSlot = lazyDialog(
  async () => (await import(/* webpackChunkName: "panels" */ './JoinDialog')).JoinDialog,
  { prefetch: 'low', $isOpen: $isJoinDialogOpen, dismissed: joinDialogDismissed },
)
