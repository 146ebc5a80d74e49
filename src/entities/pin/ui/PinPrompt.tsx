import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { PinField } from '@/shared/ui/pin-field'
import type { PinVerification } from '../model/pin-verification'

/** PIN field of a verification. The typed PIN is passed to the check only. */
export function PinPrompt({ verification }: { verification: PinVerification }) {
  const { t } = useTranslation('pin')
  const { state, failures, submit } = useUnit({
    state: verification.$state,
    failures: verification.$failures,
    submit: verification.submitted,
  })
  const error = state.status === 'ready' ? state.error : state.status === 'lockedOut' ? state.status : null
  return (
    <PinField
      label={t('label')}
      hint={state.status === 'lockedOut' ? <LockoutCountdown seconds={state.secondsLeft} /> : undefined}
      error={error ? t(`errors.${error}`) : undefined}
      resetKey={failures}
      state={state.status === 'closed' ? 'ready' : state.status}
      onComplete={(pin) => submit(new OneTimeSecret(pin))}
    />
  )
}

/** `0:28`; not a live region, because it changes every second. */
function LockoutCountdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation('pin')
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span data-tabular>{t('lockoutRemaining', { time })}</span>
}
