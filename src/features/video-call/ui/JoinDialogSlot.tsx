import { useUnit } from 'effector-react'
import { LazyDialog, lazyView } from '@/shared/ui/lazy'
import { $isJoinDialogOpen, joinDialogDismissed } from '../model/join-dialog'

const JoinDialog = lazyView(async () => (await import('./JoinDialog')).JoinDialog, { prefetch: 'low' })

export function JoinDialogSlot() {
  const { isOpen, dismiss } = useUnit({ isOpen: $isJoinDialogOpen, dismiss: joinDialogDismissed })
  return <LazyDialog view={JoinDialog} isOpen={isOpen} onClose={() => dismiss()} />
}
