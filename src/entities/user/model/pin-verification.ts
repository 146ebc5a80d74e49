import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import type { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { $queryClient } from '@/shared/query'
import { checkPin, type PinCheckResult } from '../api/check-pin'
import {
  loadFailedPinAttempts,
  lockoutRemaining,
  pinAttemptSucceeded,
  recordFailedPinAttempt,
} from './failed-pin-attempts'

export type PinVerificationStatus =
  | { kind: 'closed' }
  | { kind: 'idle' | 'checking' }
  | { kind: Exclude<PinCheckResult, 'right'> }
  | { kind: 'lockedOut'; secondsLeft: number }

const TICK_MS = 1_000
const CLOSED: PinVerificationStatus = { kind: 'closed' }

interface Check {
  verificationId: number
  typed: OneTimeSecret
}

/**
 * One PIN verification: `started` opens it, `submitted` checks a PIN, `succeeded` fires once and closes it. `dismissed`
 * and the end of the session close it too. A closed verification ignores input.
 */
export function createPinVerification() {
  // Events
  const started = createEvent()
  const submitted = createEvent<OneTimeSecret>()
  const dismissed = createEvent()
  const succeeded = createEvent()
  const ticked = createEvent<number>()
  const attemptStarted = createEvent<OneTimeSecret>()

  // Stores
  const $status = createStore<PinVerificationStatus>(CLOSED)
  /** Changes with every opening and closing, so that a late check result is recognised as stale. */
  const $verificationId = createStore(0)
    .on(started, (verificationId) => verificationId + 1)
    .on([succeeded, dismissed, sessionEnded, sessionReplaced], (verificationId) => verificationId + 1)
  /** Incremented with every failed attempt, to clear the field. */
  const $failures = createStore(0)

  // Effects
  const checkLockoutFx = createEffect(currentLockout)
  /** Another tab may have started a lockout since this prompt was opened. */
  const checkAttemptFx = createEffect((typed: OneTimeSecret) => ({ typed, lockout: currentLockout() }))
  const recordFailureFx = createEffect(({ result, at }: { result: PinCheckResult; at: number }) => {
    const lockout = lockedOutFor(lockoutRemaining(recordFailedPinAttempt(at), at))
    return lockout ?? statusAfter(result)
  })
  const checkFx = attach({
    source: $queryClient,
    effect: async (client, { typed }: Check) => ({ result: await checkPin(client, typed), at: Date.now() }),
  })
  const scheduleTickFx = attach({
    source: $verificationId,
    effect: (verificationId) => void setTimeout(scopeBind(ticked), TICK_MS, verificationId),
  })
  /** Consumes a PIN that is submitted while none is accepted. */
  const discardFx = createEffect((typed: OneTimeSecret) => void typed.take())

  // Connections
  sample({ clock: started, target: checkLockoutFx })
  sample({ clock: checkLockoutFx.doneData, fn: (lockout) => lockout ?? ({ kind: 'idle' } as const), target: $status })

  sample({
    clock: submitted,
    source: $status,
    filter: acceptsAttempts,
    fn: (_, typed) => typed,
    target: checkAttemptFx,
  })
  sample({
    clock: checkAttemptFx.doneData,
    filter: ({ lockout }) => lockout === null,
    fn: ({ typed }) => typed,
    target: attemptStarted,
  })
  const attemptRejected = checkAttemptFx.doneData.filterMap(({ typed, lockout }) =>
    lockout ? { typed, lockout } : undefined,
  )
  sample({ clock: attemptRejected, fn: ({ typed }) => typed, target: discardFx })
  sample({ clock: attemptRejected, fn: ({ lockout }) => lockout, target: $status })
  sample({
    clock: submitted,
    source: $status,
    filter: (status) => !acceptsAttempts(status),
    fn: (_, typed) => typed,
    target: discardFx,
  })
  sample({ clock: attemptStarted, fn: (): PinVerificationStatus => ({ kind: 'checking' }), target: $status })
  sample({
    clock: attemptStarted,
    source: $verificationId,
    fn: (verificationId, typed) => ({ verificationId, typed }),
    target: checkFx,
  })

  const checked = sample({
    clock: checkFx.done,
    source: $verificationId,
    filter: (verificationId, { params }) => params.verificationId === verificationId,
    fn: (_, { result }) => result,
  })
  sample({
    clock: checked,
    filter: ({ result }) => result === 'right',
    fn: () => {},
    target: [pinAttemptSucceeded, succeeded],
  })
  const failed = sample({ clock: checked, filter: ({ result }) => result !== 'right' })
  sample({ clock: failed, target: recordFailureFx })
  sample({ clock: failed, source: $failures, fn: (failures) => failures + 1, target: $failures })
  sample({ clock: recordFailureFx.doneData, target: $status })

  sample({ clock: $status, filter: ({ kind }) => kind === 'lockedOut', fn: () => {}, target: scheduleTickFx })
  sample({
    clock: ticked,
    source: { verificationId: $verificationId, status: $status },
    filter: ({ verificationId, status }, of) => verificationId === of && status.kind === 'lockedOut',
    fn: () => {},
    target: checkLockoutFx,
  })

  sample({
    clock: [succeeded, dismissed, sessionEnded, sessionReplaced],
    fn: () => CLOSED,
    target: $status,
  })

  return { started, submitted, dismissed, succeeded, $status, $failures }
}

export type PinVerification = ReturnType<typeof createPinVerification>

const acceptsAttempts = ({ kind }: PinVerificationStatus): boolean =>
  kind !== 'closed' && kind !== 'checking' && kind !== 'lockedOut'

const currentLockout = () => lockedOutFor(lockoutRemaining(loadFailedPinAttempts(), Date.now()))

const lockedOutFor = (ms: number): PinVerificationStatus | null =>
  ms > 0 ? { kind: 'lockedOut', secondsLeft: Math.ceil(ms / 1_000) } : null

const statusAfter = (result: PinCheckResult): PinVerificationStatus => (result === 'right' ? CLOSED : { kind: result })
