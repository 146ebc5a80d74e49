import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/shared/ui/dialog'
import { LazySlot } from '@/shared/ui/lazy'
import { $pinRequest, pinAttempt, pinDismissed, pinPrompt } from '../model/pin-request'
import styles from './PinDialog.module.css'

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
        <LazySlot view={pinPrompt} props={{ verification: pinAttempt }} failedTitle={t('dialog.loadFailed')} />
      </div>
    </Dialog>
  )
}
