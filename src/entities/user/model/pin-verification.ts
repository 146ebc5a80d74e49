import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import type { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { $queryClient } from '@/shared/query'
import { checkPin, type PinCheckResult } from '../api/check-pin'
import { $failedPinAttempts, pinAttemptFailed, pinAttemptSucceeded, lockoutRemaining } from './failed-pin-attempts'

export type PinVerificationStatus =
  /** Nobody asks for the PIN. */
  | { kind: 'closed' }
  | { kind: 'idle' | 'checking' }
  /** The last try opened nothing; the next one is welcome. */
  | { kind: Exclude<PinCheckResult, 'right'> }
  /** There were too many tries. */
  | { kind: 'lockedOut'; secondsLeft: number }

const TICK_MS = 1_000
const CLOSED: PinVerificationStatus = { kind: 'closed' }

interface Check {
  verificationId: number
  typed: OneTimeSecret
}

/**
 * The story of asking for the PIN, for whatever it is asked for: `asked` opens it, `submitted` tries, `passed` comes once
 * per opening, and closes it like `dismissed` and the end of the session. A closed attempt takes nothing and says nothing.
 */
export function createPinVerification() {
  // Events
  const started = createEvent()
  const submitted = createEvent<OneTimeSecret>()
  const dismissed = createEvent()
  const succeeded = createEvent()
  const ticked = createEvent<number>()
  const attemptStarted = createEvent<OneTimeSecret>()

  // State
  const $status = createStore<PinVerificationStatus>(CLOSED)
  /** Incremented with every opening and closing, so that a late result is recognised. */
  const $verificationId = createStore(0)
    .on(started, (verificationId) => verificationId + 1)
    .on([succeeded, dismissed, sessionEnded, sessionReplaced], (verificationId) => verificationId + 1)
  /** Grows with every try that opened nothing: the boxes are emptied for the next one. */
  const $failures = createStore(0)

  // Effects
  const checkLockoutFx = attach({
    source: $failedPinAttempts,
    effect: (tries) => lockedOutFor(lockoutRemaining(tries, Date.now())),
  })
  const checkFx = attach({
    source: $queryClient,
    effect: async (client, { typed }: Check) => ({ result: await checkPin(client, typed), at: Date.now() }),
  })
  const scheduleTickFx = attach({
    source: $verificationId,
    effect: (verificationId) => void setTimeout(scopeBind(ticked), TICK_MS, verificationId),
  })
  /** What is typed while nobody asks is not kept either. */
  const discardFx = createEffect((typed: OneTimeSecret) => void typed.take())

  // Connections
  sample({ clock: started, target: checkLockoutFx })
  sample({ clock: checkLockoutFx.doneData, fn: (resting) => resting ?? ({ kind: 'idle' } as const), target: $status })

  sample({
    clock: submitted,
    source: $status,
    filter: acceptsAttempts,
    fn: (_, typed) => typed,
    target: attemptStarted,
  })
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

  const answered = sample({
    clock: checkFx.done,
    source: $verificationId,
    filter: (verificationId, { params }) => params.verificationId === verificationId,
    fn: (_, { result }) => result,
  })
  sample({
    clock: answered,
    filter: ({ result }) => result === 'right',
    fn: () => {},
    target: [pinAttemptSucceeded, succeeded],
  })
  const failed = sample({ clock: answered, filter: ({ result }) => result !== 'right' })
  sample({ clock: failed, fn: ({ at }) => at, target: pinAttemptFailed })
  sample({ clock: failed, source: $failures, fn: (failures) => failures + 1, target: $failures })
  sample({
    clock: failed,
    source: $failedPinAttempts,
    fn: (tries, { result, at }): PinVerificationStatus =>
      lockedOutFor(lockoutRemaining(tries, at)) ?? statusAfter(result),
    target: $status,
  })

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

  return { asked: started, submitted, dismissed, passed: succeeded, $status, $failures }
}

export type PinVerification = ReturnType<typeof createPinVerification>

const acceptsAttempts = ({ kind }: PinVerificationStatus): boolean =>
  kind !== 'closed' && kind !== 'checking' && kind !== 'lockedOut'

const lockedOutFor = (ms: number): PinVerificationStatus | null =>
  ms > 0 ? { kind: 'lockedOut', secondsLeft: Math.ceil(ms / 1_000) } : null

const statusAfter = (result: PinCheckResult): PinVerificationStatus => (result === 'right' ? CLOSED : { kind: result })
