import { useUnit } from 'effector-react'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '@/shared/lib/date-time'
import { Button } from '@/shared/ui/button'
import { LazySlot } from '@/shared/ui/lazy'
import { StatusScreen } from '@/shared/ui/status-screen'
import { Modal } from '@/shared/ui/modal'
import { $isScreenLocked, $sessionEndsAt, screenLockPin } from '../model/screen-lock'
import { unlockPrompt } from '../model/lazy-unlock-prompt'
import { signOutRequestedFromLock } from '../model/sign-out-from-lock'
import styles from './LockScreen.module.css'

/**
 * Covers everything while nobody is at the desk, whatever was open. It is always in the document, and needs no code that
 * comes later: only the boxes for the PIN do. It names nobody.
 */
export function LockScreen() {
  const { t } = useTranslation(['lockScreen', 'common'])
  const { isLocked, endsAt, signOut } = useUnit({
    isLocked: $isScreenLocked,
    endsAt: $sessionEndsAt,
    signOut: signOutRequestedFromLock,
  })
  return (
    <Modal
      isOpen={isLocked}
      onClose={() => {}}
      isDismissible={false}
      className={styles.lockScreen}
      aria-labelledby="veil-title"
      aria-describedby="veil-text"
      data-lock-screen
    >
      <StatusScreen
        product={t('common:product')}
        icon={LockKeyhole}
        className={styles.content}
        data-above-lock-screen
        footer={
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
          <LazySlot view={unlockPrompt} props={{ attempt: screenLockPin }} failedTitle={t('loadFailed')} />
        </div>
      </StatusScreen>
    </Modal>
  )
}
