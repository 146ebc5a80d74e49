import { useUnit } from 'effector-react'
import { RemovalDialog } from '@/entities/notification'
import { $removal, removalConfirmed, removalDismissed } from '../model/selected-rows'

export function RemovalConfirmDialog() {
  const { removal, ...events } = useUnit({
    removal: $removal,
    onConfirm: removalConfirmed,
    onClose: removalDismissed,
  })
  return <RemovalDialog count={removal?.notifications.length ?? 0} {...events} />
}
