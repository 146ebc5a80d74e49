import { createEvent, type Event, sample, type Scope, scopeBind } from 'effector'
import { inspect } from 'effector/inspect'
import { onUncaughtError } from '@/shared/browser'
import { createTask, distinctEvents, taskFailed } from '@/shared/lib/effector'
import { appStarted } from '@/shared/lifecycle'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { $currentRoute } from '@/shared/routes'

/** Less than all problems that a page may report, so that errors in a loop leave room for others. */
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

// Connections
sample({ clock: appStarted, target: watchUncaughtErrorsTask })
sample({ clock: taskFailed, fn: (error): CaughtError => ({ kind: 'uncaught', error }), target: errorCaught })
sample({
  // One error may reach several handlers and screens: for `problemOccurred` these are different problems.
  clock: distinctEvents(errorCaught, ({ error }) => fingerprintOf(error), MAX_REPORTS),
  source: $currentRoute,
  fn: (route, { kind, error }): ProblemReport => ({ kind, where: route?.id ?? 'not-found', details: describe(error) }),
  target: problemOccurred,
})

/** `onCaughtError` of a React root: reports what an error boundary has caught. */
export function createCaughtErrorHandler(scope: Scope): (error: unknown) => void {
  const report = scopeBind(errorCaught, { scope })
  return (error) => {
    // oxlint-disable-next-line no-console -- As React does without this option.
    console.error(error)
    report({ kind: 'render', error })
  }
}

/**
 * Reports what a `fn`, `filter` or reducer throws: Effector writes it to the console and ends the chain. The inspector runs
 * for every step, which adds about 0.3 µs.
 */
export function reportLogicErrors(scope: Scope): void {
  const report = scopeBind(errorCaught, { scope })
  let isReporting = false
  inspect({
    scope,
    fn({ type, error }) {
      // What the report itself throws would be reported without end.
      if (type !== 'error' || isReporting) return
      // Not inside the step that failed: the event would run the rest of the queue first.
      queueMicrotask(() => {
        isReporting = true
        report({ kind: 'uncaught', error })
        isReporting = false
      })
    },
  })
}

/**
 * Errors of the language come from a defect in the code. All others are thrown for what may happen: a lost connection, a
 * rejected file, a device that is busy.
 */
export const isDefect = (error: unknown): error is Error =>
  [TypeError, RangeError, ReferenceError, SyntaxError].some((errorClass) => error instanceof errorClass)

/** Reports the defects among failures that the user is shown as failures of the platform. */
export function reportDefects(...failures: Event<Error>[]): void {
  sample({
    clock: failures,
    filter: isDefect,
    fn: (error): CaughtError => ({ kind: 'uncaught', error }),
    target: errorCaught,
  })
}

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
