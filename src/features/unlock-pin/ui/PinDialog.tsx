import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { loadPinPrompt } from '@/entities/pin'
import { Dialog } from '@/shared/ui/dialog'
import { lazyView } from '@/shared/ui/lazy'
import { $pinRequest, pinAttempt, pinDismissed } from '../model/pin-request'
import styles from './PinDialog.module.css'

/** The dialog is in the first bundle, the PIN input is lazy. */
const PinPrompt = lazyView(loadPinPrompt, { failedTitle: (t) => t('pin:dialog.loadFailed'), prefetch: 'medium' })

/** Asks for the PIN of the day. Shows no patient data. */
export function PinDialog() {
  const { t } = useTranslation('pin')
  const { request, dismiss } = useUnit({ request: $pinRequest, dismiss: pinDismissed })
  return (
    <Dialog
      isOpen={request !== null}
      onClose={() => dismiss()}
      size="s"
      title={t('dialog.title')}
      description={request ? t(`dialog.reasons.${request.mode}`) : undefined}
    >
      <div className={styles.slot}>
        <PinPrompt verification={pinAttempt} />
      </div>
    </Dialog>
  )
}
