import { useUnit } from 'effector-react'
import { Trash2 } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { $removal, removalConfirmed, removalDismissed } from '../model/selected-rows'

export function RemovalConfirmDialog() {
  const { t } = useTranslation(['appointments', 'notifications'])
  const { removal, confirm, dismiss } = useUnit({
    removal: $removal,
    confirm: removalConfirmed,
    dismiss: removalDismissed,
  })
  return (
    <Dialog
      isOpen={removal !== null}
      onClose={dismiss}
      size="s"
      title={t('appointments:removal.title', { count: removal?.notifications.length ?? 0 })}
      description={t('appointments:removal.text')}
      footer={
        <>
          <Button data-autofocus onClick={() => dismiss()}>
            {t('appointments:removal.cancel')}
          </Button>
          <Button variant="danger" icon={Trash2} onClick={() => confirm()}>
            {t('notifications:actions.remove')}
          </Button>
        </>
      }
    />
  )
}
