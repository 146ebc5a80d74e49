import { useUnit } from 'effector-react'
import { LockKeyhole } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { clinicDay, formatTime } from '@/shared/lib/date-time'
import { Button } from '@/shared/ui/button'
import { ClinicTimeZone } from '@/shared/ui/clinic-time-zone'
import { StatusScreen } from '@/shared/ui/status-screen'
import { focusFirst } from '@/shared/ui/focus'
import { lazyView } from '@/shared/ui/lazy'
import { MountedModal } from '@/shared/ui/modal'
import { $isScreenLocked, $sessionEndsAt } from '../model/screen-lock'
import styles from './LockScreen.module.css'

const UnlockPrompt = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './UnlockPrompt')).UnlockPrompt,
  {
    failedTitle: (t) => t('pin:loadFailed'),
    prefetch: 'medium',
  },
)

interface LockScreenProps {
  isSigningOut: boolean
  /** A user who finds a locked screen on a shared computer can sign out without the PIN. */
  onSignOut: () => void
}

/**
 * Covers the whole page while the user is idle. It is in the first bundle, so that it can never fail to load; only the PIN
 * prompt and its verification are lazy. Its dialog is always mounted: the style that hides the page needs it before React
 * renders.
 */
export function LockScreen(props: LockScreenProps) {
  const { isLocked, endsAt } = useUnit({ isLocked: $isScreenLocked, endsAt: $sessionEndsAt })
  return (
    <MountedModal
      isOpen={isLocked}
      onClose={null}
      className={styles.lockScreen}
      aria-labelledby="lock-screen-title"
      aria-describedby="lock-screen-text"
      data-lock-screen
      data-layer={1}
      // A dialog that closes above this one, or a click beside the PIN fields, would leave the focus on this dialog.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) focusFirst(currentTarget)
      }}
      onMouseDown={(event) => {
        if (event.target instanceof Element && !event.target.closest('button, input')) event.preventDefault()
      }}
    >
      <LockScreenContent endsAt={endsAt} {...props} />
    </MountedModal>
  )
}

/** Shows no patient data. */
function LockScreenContent({ endsAt, isSigningOut, onSignOut }: LockScreenProps & { endsAt: number }) {
  const { t } = useTranslation(['lockScreen', 'startUp', 'shell'])
  return (
    <StatusScreen
      product={t('startUp:product')}
      icon={LockKeyhole}
      className={styles.content}
      footer={
        <>
          <p className={styles.end}>{t('sessionEnd', { time: formatTime(new Date(endsAt)) })}</p>
          <ClinicTimeZone days={[clinicDay(new Date(endsAt))]} />
          <Button variant="ghost" isLoading={isSigningOut} onClick={() => onSignOut()}>
            {t('shell:signOut')}
          </Button>
        </>
      }
    >
      <h2 id="lock-screen-title">{t('title')}</h2>
      <p id="lock-screen-text">{t('text')}</p>
      <div className={styles.slot}>
        <UnlockPrompt />
      </div>
    </StatusScreen>
  )
}
