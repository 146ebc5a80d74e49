import { useUnit } from 'effector-react'
import { RemovalDialog } from '@/entities/notification'
import { $removal, removalConfirmed, removalDismissed } from '../model/selected-rows'
import { useBulkDisabledReason } from './use-bulk-disabled-reason'

export function RemovalConfirmDialog() {
  const { removal, ...events } = useUnit({ removal: $removal, onConfirm: removalConfirmed, onClose: removalDismissed })
  const disabledReason = useBulkDisabledReason()
  return <RemovalDialog notifications={removal?.notifications ?? []} disabledReason={disabledReason} {...events} />
}
