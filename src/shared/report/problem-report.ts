import { attach, createEvent, sample } from 'effector'
import { $config } from '@/shared/config'

/**
 * Something that the doctor is not bothered with but the operators must hear of. It carries kinds, places and field
 * paths, never values: no names, ids, phone numbers, PINs, tokens or search terms.
 */
export interface ProblemReport {
  kind: 'malformed-response' | 'malformed-event' | 'render' | 'silent-failure'
  /** Operation, event or route id. */
  where: string
  /** Paths of the fields that did not parse, or the name of the error. */
  details: readonly string[]
}

export const problemOccurred = createEvent<ProblemReport>()

/** A reporter that is down or blocked must never be felt, hence the swallowed rejection and `keepalive`. */
const sendReportFx = attach({
  source: $config,
  effect: async ({ errorReportUrl }, report: ProblemReport) => {
    if (errorReportUrl === '') return
    await fetch(errorReportUrl, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    })
  },
})

sample({ clock: problemOccurred, target: sendReportFx })
