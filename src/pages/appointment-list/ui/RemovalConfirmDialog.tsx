import { useUnit } from 'effector-react'
import { $isBulkRunning, RemovalDialog } from '@/entities/notification'
import { useTranslation } from '@/shared/i18n'
import { $removal, removalConfirmed, removalDismissed } from '../model/selected-rows'

export function RemovalConfirmDialog() {
  const { t } = useTranslation('common')
  const { removal, isBusy, ...events } = useUnit({
    removal: $removal,
    isBusy: $isBulkRunning,
    onConfirm: removalConfirmed,
    onClose: removalDismissed,
  })
  return (
    <RemovalDialog
      count={removal?.notifications.length ?? 0}
      disabledReason={isBusy ? t('busy') : undefined}
      {...events}
    />
  )
}
