import { createEvent, createStore, merge, sample } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { attachTask, createDelayTask, createMachine, createTask } from '@/shared/lib/effector'
import type { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { $queryClient } from '@/shared/query'
import { checkPin, type PinCheckResult } from '../api/check-pin'
import {
  clearPinAttemptsTask,
  loadPinAttempts,
  lockoutRemaining,
  restartLockout,
  recordPinAttempt,
} from './pin-attempts'

type PinError = Exclude<PinCheckResult, 'right'>

/** `promptId` differs for each `started`: a timer or check result of an earlier one is recognised as stale. */
type State =
  | { status: 'closed' }
  | { status: 'ready'; promptId: symbol; error: PinError | null }
  | { status: 'checking'; promptId: symbol }
  | { status: 'lockedOut'; promptId: symbol; secondsLeft: number }

interface Lockout {
  promptId: symbol
  lockoutMs: number
  /** Error of the attempt that failed before. */
  error?: PinError | null
}

interface Attempt {
  promptId: symbol
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

  // Effects
  const readLockoutTask = createTask((promptId: symbol): Lockout => ({ promptId, lockoutMs: checkLockout() }))
  /** Another tab may have started a lockout since this prompt was opened. */
  const checkAttemptTask = createTask((attempt: Attempt) => ({ ...attempt, lockoutMs: checkLockout() }))
  const checkTask = attachTask($queryClient, async (client, { promptId, typed }: Attempt) => {
    recordPinAttempt(Date.now())
    return { promptId, result: await checkPin(client, typed), at: Date.now() }
  })
  const recordFailureTask = createTask(
    ({ at, ...failure }: { promptId: symbol; error: PinError; at: number }): Lockout => ({
      ...failure,
      lockoutMs: lockoutRemaining(restartLockout(at), at),
    }),
  )
  const scheduleTickTask = createDelayTask(ticked, TICK_MS)
  /** Consumes a PIN that is submitted while none is accepted. */
  const discardTask = createTask((typed: OneTimeSecret) => void typed.take())

  const attemptStarted = sample({ clock: checkAttemptTask.doneData, filter: ({ lockoutMs }) => lockoutMs === 0 })
  const attemptLockedOut = sample({ clock: checkAttemptTask.doneData, filter: ({ lockoutMs }) => lockoutMs > 0 })

  // Stores
  const { $state, changed } = createMachine<State>()({
    initial: { status: 'closed' },
    on: {
      lockoutRead: merge<Lockout>([readLockoutTask.doneData, attemptLockedOut]),
      attemptStarted,
      attemptFailed: recordFailureTask.doneData,
      closed: merge<unknown>([succeeded, dismissed, sessionEnded, sessionReplaced]),
    },
    transitions: {
      closed: { lockoutRead: open },
      ready: {
        lockoutRead: open,
        attemptStarted: (_, { promptId }) => ({ status: 'checking', promptId }),
        closed: close,
      },
      checking: { lockoutRead: open, attemptFailed: open, closed: close },
      lockedOut: { lockoutRead: open, closed: close },
    },
  })
  /** Incremented with every attempt that does not succeed, to clear the field. */
  const $failures = createStore(0).on([recordFailureTask.doneData, attemptLockedOut], (failures) => failures + 1)

  // Connections
  sample({ clock: started, fn: () => Symbol('prompt'), target: readLockoutTask })

  const submittedWhileReady = sample({
    clock: submitted,
    source: $state,
    fn: (state, typed) => (state.status === 'ready' ? { promptId: state.promptId, typed } : undefined),
  }).filterMap((attempt) => attempt)
  sample({
    clock: submitted,
    source: $state,
    filter: ({ status }) => status !== 'ready',
    fn: (_, typed) => typed,
    target: discardTask,
  })
  sample({ clock: submittedWhileReady, target: checkAttemptTask })
  sample({ clock: attemptStarted, target: checkTask })
  sample({ clock: attemptLockedOut, fn: ({ typed }) => typed, target: discardTask })

  const checked = sample({
    clock: checkTask.doneData,
    source: $state,
    filter: (state, { promptId }) => state.status === 'checking' && state.promptId === promptId,
    fn: (_, check) => check,
  })
  sample({
    clock: checked,
    filter: ({ result }) => result === 'right',
    target: [clearPinAttemptsTask, succeeded],
  })
  sample({
    clock: checked.filterMap(({ promptId, result, at }) =>
      result === 'right' ? undefined : { promptId, error: result, at },
    ),
    target: recordFailureTask,
  })

  sample({
    clock: changed.filterMap(({ to }) => (to.status === 'lockedOut' ? to.promptId : undefined)),
    target: scheduleTickTask,
  })
  sample({
    clock: ticked,
    source: $state,
    filter: (state, promptId) => state.status === 'lockedOut' && state.promptId === promptId,
    fn: (_, promptId) => promptId,
    target: readLockoutTask,
  })

  return { started, submitted, dismissed, succeeded, $state, $failures }
}

export type PinVerification = ReturnType<typeof createPinVerification>

/** If the clock has been set back, the time of the last attempt is in the future: the lockout begins again. */
function checkLockout(): number {
  const now = Date.now()
  const attempts = loadPinAttempts()
  return lockoutRemaining(attempts.at > now ? restartLockout(now) : attempts, now)
}

const close = (): State => ({ status: 'closed' })

function open(_: State, { promptId, lockoutMs, error = null }: Lockout): State {
  if (lockoutMs > 0) return { status: 'lockedOut', promptId, secondsLeft: Math.ceil(lockoutMs / 1_000) }
  return { status: 'ready', promptId, error }
}
