import { Trash2 } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'

interface RemovalDialogProps {
  /** Of notifications to remove; 0 closes the dialog. */
  count: number
  disabledReason?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

export function RemovalDialog({ count, disabledReason, onConfirm, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('notifications')
  return (
    <Dialog
      isOpen={count > 0}
      onClose={onClose}
      size="s"
      title={t('removal.title', { count })}
      description={t('removal.text')}
      footer={
        <>
          <Button data-autofocus onClick={() => onClose()}>
            {t('removal.cancel')}
          </Button>
          <Button variant="danger" icon={Trash2} disabledReason={disabledReason} onClick={() => onConfirm()}>
            {t('actions.remove')}
          </Button>
        </>
      }
    />
  )
}
