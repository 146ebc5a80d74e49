import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { PinPromptSlot } from '@/entities/pin'
import { Dialog } from '@/shared/ui/dialog'
import { Spinner } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import { $access, accessDismissed, pinVerification } from '../model/access-request'
import styles from './PinDialog.module.css'

/** A lookup that takes longer is announced and shown. The style sheet repeats this time. */
const LOOKUP_DELAY_MS = 500

/** Asks for the daily PIN. Shows no patient data. */
export function PinDialog() {
  const { t } = useTranslation('pin')
  const { access, dismiss } = useUnit({ access: $access, dismiss: accessDismissed })
  const isLookingUp = access.status === 'looking-up'
  return (
    <>
      <LiveRegion message={isLookingUp ? t('checking') : ''} delayMs={LOOKUP_DELAY_MS} />
      {isLookingUp && (
        <p className={styles.lookup} aria-hidden="true">
          <Spinner />
          {t('checking')}
        </p>
      )}
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
          <PinPromptSlot verification={pinVerification} />
        </div>
      </Dialog>
    </>
  )
}
