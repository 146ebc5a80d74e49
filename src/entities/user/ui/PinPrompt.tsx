import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { PinField } from '@/shared/ui/pin-field'
import type { PinVerification, PinVerificationStatus } from '../model/pin-verification'

/** PIN field of a verification. The typed PIN is passed to the check only. */
export function PinPrompt({ verification }: { verification: PinVerification }) {
  const { t } = useTranslation('pin')
  const { status, failures, submit } = useUnit({
    status: verification.$status,
    failures: verification.$failures,
    submit: verification.submitted,
  })
  return (
    <PinField
      label={t('label')}
      hint={status.kind === 'lockedOut' ? <LockoutCountdown seconds={status.secondsLeft} /> : undefined}
      error={isPinError(status) ? t(`errors.${status.kind}`) : undefined}
      resetKey={failures}
      state={status.kind === 'checking' || status.kind === 'lockedOut' ? status.kind : 'ready'}
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

type PinError = Exclude<PinVerificationStatus, { kind: 'closed' | 'idle' | 'checking' }>

const isPinError = (status: PinVerificationStatus): status is PinError =>
  status.kind !== 'closed' && status.kind !== 'idle' && status.kind !== 'checking'
