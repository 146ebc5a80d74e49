import { attach, createEvent, sample } from 'effector'
import { $config } from '@/shared/config'

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

export const problemOccurred = createEvent<ProblemReport>()

/** A failed report is ignored; `keepalive` lets it outlast the page. */
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
