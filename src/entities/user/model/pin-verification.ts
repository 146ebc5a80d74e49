import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import type { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { $queryClient } from '@/shared/query'
import { checkPin, type PinAnswer } from '../api/check-pin'
import { $pinTries, pinTryFailed, pinTrySucceeded, restLeft } from './failed-pin-attempts'

export type PinAttemptStatus =
  /** Nobody asks for the PIN. */
  | { kind: 'closed' }
  | { kind: 'idle' | 'checking' }
  /** The last try opened nothing; the next one is welcome. */
  | { kind: Exclude<PinAnswer, 'right'> }
  /** There were too many tries. */
  | { kind: 'resting'; secondsLeft: number }

const TICK_MS = 1_000
const CLOSED: PinAttemptStatus = { kind: 'closed' }

interface Check {
  turn: number
  typed: OneTimeSecret
}

/**
 * The story of asking for the PIN, for whatever it is asked for: `asked` opens it, `submitted` tries, `passed` comes once
 * per opening, and closes it like `dismissed` and the end of the session. A closed attempt takes nothing and says nothing.
 */
export function createPinAttempt() {
  // What happened
  const asked = createEvent()
  const submitted = createEvent<OneTimeSecret>()
  const dismissed = createEvent()
  const passed = createEvent()
  const ticked = createEvent<number>()
  const tryBegun = createEvent<OneTimeSecret>()

  // State
  const $status = createStore<PinAttemptStatus>(CLOSED)
  /** Another number with every opening and closing, so that an answer which comes too late is known as such. */
  const $turn = createStore(0)
    .on(asked, (turn) => turn + 1)
    .on([passed, dismissed, sessionEnded, sessionReplaced], (turn) => turn + 1)
  /** Grows with every try that opened nothing: the boxes are emptied for the next one. */
  const $failures = createStore(0)

  // What the world does for us
  const lookFx = attach({ source: $pinTries, effect: (tries) => restingFor(restLeft(tries, Date.now())) })
  const checkFx = attach({
    source: $queryClient,
    effect: async (client, { typed }: Check) => ({ answer: await checkPin(client, typed), at: Date.now() }),
  })
  const tickLaterFx = attach({
    source: $turn,
    effect: (turn) => void setTimeout(scopeBind(ticked), TICK_MS, turn),
  })
  /** What is typed while nobody asks is not kept either. */
  const discardFx = createEffect((typed: OneTimeSecret) => void typed.take())

  // Flow
  sample({ clock: asked, target: lookFx })
  sample({ clock: lookFx.doneData, fn: (resting) => resting ?? ({ kind: 'idle' } as const), target: $status })

  sample({ clock: submitted, source: $status, filter: takesTries, fn: (_, typed) => typed, target: tryBegun })
  sample({
    clock: submitted,
    source: $status,
    filter: (status) => !takesTries(status),
    fn: (_, typed) => typed,
    target: discardFx,
  })
  sample({ clock: tryBegun, fn: (): PinAttemptStatus => ({ kind: 'checking' }), target: $status })
  sample({ clock: tryBegun, source: $turn, fn: (turn, typed) => ({ turn, typed }), target: checkFx })

  const answered = sample({
    clock: checkFx.done,
    source: $turn,
    filter: (turn, { params }) => params.turn === turn,
    fn: (_, { result }) => result,
  })
  sample({
    clock: answered,
    filter: ({ answer }) => answer === 'right',
    fn: () => {},
    target: [pinTrySucceeded, passed],
  })
  const failed = sample({ clock: answered, filter: ({ answer }) => answer !== 'right' })
  sample({ clock: failed, fn: ({ at }) => at, target: pinTryFailed })
  sample({ clock: failed, source: $failures, fn: (failures) => failures + 1, target: $failures })
  sample({
    clock: failed,
    source: $pinTries,
    fn: (tries, { answer, at }): PinAttemptStatus => restingFor(restLeft(tries, at)) ?? statusAfter(answer),
    target: $status,
  })

  sample({ clock: $status, filter: ({ kind }) => kind === 'resting', fn: () => {}, target: tickLaterFx })
  sample({
    clock: ticked,
    source: { turn: $turn, status: $status },
    filter: ({ turn, status }, of) => turn === of && status.kind === 'resting',
    fn: () => {},
    target: lookFx,
  })

  sample({
    clock: [passed, dismissed, sessionEnded, sessionReplaced],
    fn: () => CLOSED,
    target: $status,
  })

  return { asked, submitted, dismissed, passed, $status, $failures }
}

export type PinAttempt = ReturnType<typeof createPinAttempt>

const takesTries = ({ kind }: PinAttemptStatus): boolean =>
  kind !== 'closed' && kind !== 'checking' && kind !== 'resting'

const restingFor = (ms: number): PinAttemptStatus | null =>
  ms > 0 ? { kind: 'resting', secondsLeft: Math.ceil(ms / 1_000) } : null

const statusAfter = (answer: PinAnswer): PinAttemptStatus => (answer === 'right' ? CLOSED : { kind: answer })
