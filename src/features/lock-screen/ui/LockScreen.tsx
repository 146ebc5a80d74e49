import { useUnit } from 'effector-react'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '@/shared/lib/date-time'
import { Button } from '@/shared/ui/button'
import { LateSlot } from '@/shared/ui/lazy'
import { LoneCard } from '@/shared/ui/status-screen'
import { Modal } from '@/shared/ui/modal'
import { $isScreenVeiled, $sessionEndsAt, veilPin } from '../model/screen-lock'
import { unlockPrompt } from '../model/lazy-unlock-prompt'
import { signOutChosen } from '../model/sign-out-from-lock'
import styles from './LockScreen.module.css'

/**
 * Covers everything while nobody is at the desk, whatever was open. It is always in the document, and needs no code that
 * comes later: only the boxes for the PIN do. It names nobody.
 */
export function ScreenVeil() {
  const { t } = useTranslation(['veil', 'common'])
  const { isVeiled, endsAt, signOut } = useUnit({
    isVeiled: $isScreenVeiled,
    endsAt: $sessionEndsAt,
    signOut: signOutChosen,
  })
  return (
    <Modal
      isOpen={isVeiled}
      onClose={() => {}}
      isDismissible={false}
      className={styles.veil}
      aria-labelledby="veil-title"
      aria-describedby="veil-text"
      data-veil
    >
      <LoneCard
        product={t('common:product')}
        icon={LockKeyhole}
        className={styles.content}
        data-over-veil
        after={
          <>
            <p className={styles.end}>{t('sessionEnd', { time: formatTime(new Date(endsAt)) })}</p>
            <Button variant="ghost" onClick={() => signOut()}>
              {t('signOut')}
            </Button>
          </>
        }
      >
        <h2 id="veil-title">{t('title')}</h2>
        <p id="veil-text">{t('text')}</p>
        <div className={styles.slot}>
          <LateSlot of={unlockPrompt} props={{ attempt: veilPin }} failedTitle={t('loadFailed')} />
        </div>
      </LoneCard>
    </Modal>
  )
}
