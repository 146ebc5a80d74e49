import { attach, createEvent, createStore, merge, sample, scopeBind } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { createMachine, createTask } from '@/shared/lib/effector'
import type { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { $queryClient } from '@/shared/query'
import { checkPin, type PinCheckResult } from '../api/check-pin'
import {
  loadPinAttempts,
  lockoutRemaining,
  pinAttemptSucceeded,
  recordFailureTime,
  recordPinAttempt,
} from './pin-attempts'

type PinError = Exclude<PinCheckResult, 'right'>

/** `opening` differs for each `started`: a timer or check result of an earlier one is recognised as stale. */
type State =
  | { status: 'closed' }
  | { status: 'ready'; opening: symbol; error: PinError | null }
  | { status: 'checking'; opening: symbol }
  | { status: 'lockedOut'; opening: symbol; secondsLeft: number }

interface Lockout {
  opening: symbol
  lockoutMs: number
  /** Of the attempt that failed before. */
  error?: PinError | null
}

interface Attempt {
  opening: symbol
  typed: OneTimeSecret
}

const TICK_MS = 1_000

/**
 * One PIN verification: `started` opens it, `submitted` checks a PIN, `succeeded` fires once and closes it. `dismissed`
 * and the end of the session close it too. A PIN is accepted only while it is `ready`.
 */
export function createPinVerification() {
  // Events
  const started = createEvent()
  const submitted = createEvent<OneTimeSecret>()
  const dismissed = createEvent()
  const succeeded = createEvent()
  const ticked = createEvent<symbol>()
  const lockoutRead = createEvent<Lockout>()
  const attemptStarted = createEvent<Attempt>()
  const attemptFailed = createEvent<Lockout>()

  // Stores
  const { $state, changed } = createMachine<State>()({
    initial: { status: 'closed' },
    on: {
      lockoutRead,
      attemptStarted,
      attemptFailed,
      closed: merge<unknown>([succeeded, dismissed, sessionEnded, sessionReplaced]),
    },
    transitions: {
      closed: { lockoutRead: open },
      ready: {
        lockoutRead: open,
        attemptStarted: (_, { opening }) => ({ status: 'checking', opening }),
        closed: close,
      },
      checking: { lockoutRead: open, attemptFailed: open, closed: close },
      lockedOut: { lockoutRead: open, closed: close },
    },
  })
  /** Incremented with every failed attempt, to clear the field. */
  const $failures = createStore(0).on(attemptFailed, (failures) => failures + 1)

  // Effects
  const readLockoutTask = createTask((opening: symbol): Lockout => ({ opening, lockoutMs: currentLockout() }))
  /** Another tab may have started a lockout since this prompt was opened. */
  const checkAttemptTask = createTask((attempt: Attempt) => ({ ...attempt, lockoutMs: currentLockout() }))
  const checkFx = attach({
    source: $queryClient,
    effect: async (client, { typed }: Attempt) => {
      recordPinAttempt(Date.now())
      return { result: await checkPin(client, typed), at: Date.now() }
    },
  })
  const recordFailureTask = createTask(
    ({ at, ...failure }: { opening: symbol; error: PinError; at: number }): Lockout => ({
      ...failure,
      lockoutMs: lockoutRemaining(recordFailureTime(at), at),
    }),
  )
  const scheduleTickTask = createTask((opening: symbol) => void setTimeout(scopeBind(ticked), TICK_MS, opening))
  /** Consumes a PIN that is submitted while none is accepted. */
  const discardTask = createTask((typed: OneTimeSecret) => void typed.take())

  // Connections
  sample({ clock: started, fn: () => Symbol('opening'), target: readLockoutTask })
  sample({ clock: readLockoutTask.doneData, target: lockoutRead })

  const submittedWhileReady = sample({
    clock: submitted,
    source: $state,
    fn: (state, typed) => (state.status === 'ready' ? { opening: state.opening, typed } : undefined),
  }).filterMap((attempt) => attempt)
  sample({
    clock: submitted,
    source: $state,
    filter: ({ status }) => status !== 'ready',
    fn: (_, typed) => typed,
    target: discardTask,
  })
  sample({ clock: submittedWhileReady, target: checkAttemptTask })
  sample({
    clock: checkAttemptTask.doneData,
    filter: ({ lockoutMs }) => lockoutMs === 0,
    target: [attemptStarted, checkFx],
  })
  const attemptLockedOut = sample({ clock: checkAttemptTask.doneData, filter: ({ lockoutMs }) => lockoutMs > 0 })
  sample({ clock: attemptLockedOut, target: lockoutRead })
  sample({ clock: attemptLockedOut, fn: ({ typed }) => typed, target: discardTask })

  const checked = sample({
    clock: checkFx.done,
    source: $state,
    filter: (state, { params }) => state.status === 'checking' && state.opening === params.opening,
    fn: (_, { params, result }) => ({ opening: params.opening, ...result }),
  })
  sample({
    clock: checked,
    filter: ({ result }) => result === 'right',
    target: [pinAttemptSucceeded, succeeded],
  })
  sample({
    clock: checked.filterMap(({ opening, result, at }) =>
      result === 'right' ? undefined : { opening, error: result, at },
    ),
    target: recordFailureTask,
  })
  sample({ clock: recordFailureTask.doneData, target: attemptFailed })

  sample({
    clock: changed.filterMap(({ to }) => (to.status === 'lockedOut' ? to.opening : undefined)),
    target: scheduleTickTask,
  })
  sample({
    clock: ticked,
    source: $state,
    filter: (state, opening) => state.status === 'lockedOut' && state.opening === opening,
    fn: (_, opening) => opening,
    target: readLockoutTask,
  })

  return { started, submitted, dismissed, succeeded, $state, $failures }
}

export type PinVerification = ReturnType<typeof createPinVerification>

/** If the clock has been set back, the time of the last attempt is in the future: the lockout begins again. */
function currentLockout(): number {
  const now = Date.now()
  const attempts = loadPinAttempts()
  return lockoutRemaining(attempts.at > now ? recordFailureTime(now) : attempts, now)
}

const close = (): State => ({ status: 'closed' })

function open(_: State, { opening, lockoutMs, error = null }: Lockout): State {
  if (lockoutMs > 0) return { status: 'lockedOut', opening, secondsLeft: Math.ceil(lockoutMs / 1_000) }
  return { status: 'ready', opening, error }
}
