import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { PinField } from '@/shared/ui/pin-field'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import type { PinVerification } from '../model/pin-verification'

/** PIN field of a verification. The typed PIN is passed to the check only. */
export function PinPrompt({ verification }: { verification: PinVerification }) {
  const { t } = useTranslation('pin')
  const { state, failures, submit } = useUnit({
    state: verification.$state,
    failures: verification.$failures,
    submit: verification.submitted,
  })
  const lockout = state.status === 'lockedOut' ? state : null
  const error = state.status === 'ready' ? state.error : null
  return (
    <PinField
      label={t('label')}
      hint={lockout && <LockoutCountdown seconds={lockout.secondsLeft} />}
      error={lockout ? <LockoutError seconds={lockout.secondsLeft} /> : error && t(`errors.${error}`)}
      resetKey={failures}
      state={state.status === 'closed' ? 'ready' : state.status}
      onComplete={(pin) => submit(new OneTimeSecret(pin))}
    />
  )
}

/** With the time left when it appears. */
function LockoutError({ seconds }: { seconds: number }) {
  const { t } = useTranslation('pin')
  const [duration] = useState(seconds)
  return (
    <>
      {t('errors.lockedOut')}{' '}
      <VisuallyHidden>
        <LockoutCountdown seconds={duration} />
      </VisuallyHidden>
    </>
  )
}

/** `0:28`; not a live region, because it changes every second. */
function LockoutCountdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation('pin')
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return t('lockoutRemaining', { time })
}
