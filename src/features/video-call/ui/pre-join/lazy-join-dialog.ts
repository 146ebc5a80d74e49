import { lazyDialog } from '@/shared/ui/lazy'
import { $isJoinDialogOpen, joinDialogDismissed } from '../../model/join-dialog'

/** Without `prefetch`, because it has controls of PrimeReact (decision 0067). */
export const JoinDialogSlot = lazyDialog(
  async () => (await import(/* webpackChunkName: "panels" */ './JoinDialog')).JoinDialog,
  { $isOpen: $isJoinDialogOpen, dismissed: joinDialogDismissed },
)
