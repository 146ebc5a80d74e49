import { createEvent, type Event, sample } from 'effector'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { isOnline } from '@/shared/browser'
import { $config } from '@/shared/config'
import { attachTask, distinctEvents } from '@/shared/lib/effector'

/**
 * A problem for the operators, not shown to the user. It contains kinds, operations and field paths, never values: no
 * names, ids, phone numbers, PINs, tokens or search terms.
 */
export interface ProblemReport {
  kind: 'malformed-response' | 'malformed-event' | 'render' | 'uncaught' | 'silent-failure'
  /** Operation, event or route id. */
  where: string
  details: readonly string[]
}

/** Measurements of a page view, for the operators. It contains no ids of users, clinics or patients, and no addresses. */
export interface FieldReport {
  kind: 'field-data'
  /** Id of the route on which the page was opened. */
  where: string
  build: string
  /** Effective type, such as `4g`; null where the browser does not report it. */
  connection: string | null
  /** From the start of the page to the report. */
  seconds: number
  /** Largest contentful paint and interaction to next paint in milliseconds, cumulative layout shift; null if unknown. */
  lcp: number | null
  inp: number | null
  cls: number | null
  liveReconnects: number
  callReconnects: number
}

/** Bounds the memory and the traffic of a page that stays open for days. */
const MAX_PROBLEMS = 100

export const problemOccurred = createEvent<ProblemReport>()

/**
 * Reports failures that the user is not shown. Left out are cancelled requests, which have not failed, and failures without
 * a network: the report would be lost, and the same one is not sent again.
 */
export function reportSilentFailure(where: string, ...failures: Event<Error>[]): void {
  sample({
    clock: failures,
    filter: (error) => !(error instanceof ApiError) || isReportable(error.kind),
    fn: (error): ProblemReport => ({ kind: 'silent-failure', where, details: describeFailure(error) }),
    target: problemOccurred,
  })
}

/** `offline` also means a platform that cannot be reached. */
const isReportable = (kind: ApiErrorKind): boolean => kind !== 'cancelled' && (kind !== 'offline' || isOnline())

const describeFailure = (error: Error): string[] =>
  error instanceof ApiError
    ? [error.name, error.kind, ...(error.status === null ? [] : [String(error.status)])]
    : [error.name]

/** A failed report is ignored: as a failed task it would be reported too. `keepalive` lets it outlast the page. */
export const sendReportTask = attachTask(
  $config,
  async ({ errorReportUrl }, report: ProblemReport | FieldReport): Promise<void> => {
    if (errorReportUrl === '') return
    await fetch(errorReportUrl, {
      method: 'POST',
      keepalive: true,
      // A collector of the same origin gets neither the token nor the address of the page.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    }).catch(() => {})
  },
)

const keyOf = ({ kind, where, details }: ProblemReport): string => JSON.stringify([kind, where, details])
/** Each problem is sent once: an unreadable row comes back with every refetch. */
sample({ clock: distinctEvents(problemOccurred, keyOf, MAX_PROBLEMS), target: sendReportTask })
