import { createEvent, createStore, sample, scopeBind } from 'effector'
import { onUncaughtError } from '@/shared/browser'
import { createTask, taskFailed } from '@/shared/lib/effector'
import { appStarted } from '@/shared/lifecycle'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { $currentRoute } from '@/shared/routes'

const MAX_REPORTS = 10
const MAX_FINGERPRINT_CHARACTERS = 4_000

interface CaughtError {
  /** `uncaught`: no handler and no error boundary has caught it. */
  kind: Extract<ProblemReport['kind'], 'render' | 'uncaught'>
  error: unknown
}

// Events
export const errorCaught = createEvent<CaughtError>()

// Effects
const watchUncaughtErrorsTask = createTask(() => {
  const emit = scopeBind(errorCaught)
  onUncaughtError((error) => emit({ kind: 'uncaught', error }))
})

// Stores
/** Errors that this page has reported; an error that repeats is reported once. */
const $reported = createStore<readonly string[]>([])

// Connections
sample({ clock: appStarted, target: watchUncaughtErrorsTask })
sample({ clock: taskFailed, fn: (error): CaughtError => ({ kind: 'uncaught', error }), target: errorCaught })
const newErrorCaught = sample({
  clock: errorCaught,
  source: $reported,
  filter: (reported, { error }) => reported.length < MAX_REPORTS && !reported.includes(fingerprintOf(error)),
  fn: (_, caught) => caught,
})
sample({
  clock: newErrorCaught,
  source: $reported,
  fn: (reported, { error }) => [...reported, fingerprintOf(error)],
  target: $reported,
})
sample({
  clock: newErrorCaught,
  source: $currentRoute,
  fn: (route, { kind, error }): ProblemReport => ({ kind, where: route?.id ?? 'not-found', details: describe(error) }),
  target: problemOccurred,
})

/** Name and position in the code. The message is left out: it may contain patient data. */
function describe(error: unknown): string[] {
  if (!(error instanceof Error)) return [Object.prototype.toString.call(error).slice(8, -1)]
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error'
  const position = /([\w.-]{1,80}\.[jt]sx?)[^\s:]*(:\d+:\d+)/.exec(framesOf(error))
  return position ? [name, position.slice(1).join('')] : [name]
}

/** The stack of Chromium starts with the message. */
const framesOf = ({ stack = '', message }: Error): string => stack.replace(message, '')

/** Equal for repetitions of one error; stays in the page. */
function fingerprintOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name} ${error.message} ${error.stack}` : describe(error).join(' ')
  return text.slice(0, MAX_FINGERPRINT_CHARACTERS)
}
