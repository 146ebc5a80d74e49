import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { PinPrompt } from '@/entities/pin'
import { Dialog } from '@/shared/ui/dialog'
import { LiveRegion } from '@/shared/ui/live-region'
import { $access, accessDismissed, pinVerification } from '../model/access-request'
import styles from './PinDialog.module.css'

/** A lookup that takes longer is announced. */
const LOOKUP_DELAY_MS = 500

/** Asks for the daily PIN. Shows no patient data. */
export function PinDialog() {
  const { t } = useTranslation('pin')
  const { access, dismiss } = useUnit({ access: $access, dismiss: accessDismissed })
  return (
    <>
      <LiveRegion message={access.status === 'looking-up' ? t('checking') : ''} delayMs={LOOKUP_DELAY_MS} />
      <Dialog
        isOpen={access.status === 'pin-required'}
        onClose={dismiss}
        size="s"
        title={t('dialog.title')}
        description={
          access.status === 'pin-required' &&
          `${t(`dialog.locks.${access.lock}`)} ${t(`dialog.actions.${access.intent.kind}`)}`
        }
      >
        <div className={styles.slot}>
          <PinPrompt verification={pinVerification} />
        </div>
      </Dialog>
    </>
  )
}
