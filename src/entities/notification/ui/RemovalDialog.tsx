import { Trash2 } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import type { Notification } from '../model/notification'

interface RemovalDialogProps {
  /** Notifications to remove; without any the dialog is closed. */
  notifications: readonly Pick<Notification, 'patientName'>[]
  disabledReason?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

export function RemovalDialog({ notifications, disabledReason, onConfirm, onClose }: RemovalDialogProps) {
  const { t } = useTranslation(['notifications', 'common'])
  const count = notifications.length
  const names = notifications.map(({ patientName }) => patientName)
  return (
    <Dialog
      isOpen={count > 0}
      onClose={onClose}
      size="s"
      title={t('removal.title', { count, names })}
      description={t('removal.text')}
      footer={
        <>
          <Button data-autofocus onClick={() => onClose()}>
            {t('common:cancel')}
          </Button>
          <Button variant="danger" icon={Trash2} disabledReason={disabledReason} onClick={() => onConfirm()}>
            {t('actions.remove')}
          </Button>
        </>
      }
    />
  )
}
