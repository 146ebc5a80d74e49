import { createEvent, createStore, sample, scopeBind } from 'effector'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { connectionType } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { $isPageVisible } from '@/shared/lifecycle'
import { type FieldReport, sendReportTask } from '@/shared/report'
import { $currentRoute } from '@/shared/routes'
import { measuringStarted, reconnectionCounted } from './measuring-events'

type Vitals = Pick<FieldReport, 'lcp' | 'inp' | 'cls'>
type Measured = Omit<FieldReport, 'build' | 'connection' | 'seconds'>

// Events
const vitalsMeasured = createEvent<Partial<Vitals>>()

// Effects
const watchVitalsTask = createTask(() => watchVitals(scopeBind(vitalsMeasured)))
const describePageTask = createTask(
  (measured: Measured): FieldReport => ({
    ...measured,
    build: __webpack_hash__,
    connection: connectionType(),
    seconds: Math.round(performance.now() / 1_000),
  }),
)

// Stores
const $vitals = createStore<Vitals>({ lcp: null, inp: null, cls: null }).on(vitalsMeasured, (known, measured) => ({
  ...known,
  ...measured,
}))
const $reconnects = createStore({ live: 0, call: 0 }).on(reconnectionCounted, (counts, connection) => ({
  ...counts,
  [connection]: counts[connection] + 1,
}))
const $firstRoute = createStore('')
const $isReported = createStore(false).on(describePageTask, () => true)

// Connections
sample({
  clock: measuringStarted,
  source: $currentRoute,
  fn: (route) => route?.id ?? 'not-found',
  target: $firstRoute,
})
sample({ clock: measuringStarted, target: watchVitalsTask })
/** Reports when the page is hidden or left for the first time: a hidden page may be discarded without another event. */
sample({
  clock: $isPageVisible,
  source: { vitals: $vitals, reconnects: $reconnects, where: $firstRoute, isReported: $isReported },
  filter: ({ where, isReported }, isVisible) => where !== '' && !isReported && !isVisible,
  fn: ({ vitals, reconnects, where }): Measured => ({
    kind: 'field-data',
    where,
    ...vitals,
    liveReconnects: reconnects.live,
    callReconnects: reconnects.call,
  }),
  target: describePageTask,
})
sample({ clock: describePageTask.doneData, target: sendReportTask })

/** Reports every change, because the final value of web-vitals lacks an interaction right before the page is hidden. */
const VITALS_OPTIONS = { reportAllChanges: true }

function watchVitals(onMeasured: (vitals: Partial<Vitals>) => void): void {
  onLCP(({ value }) => onMeasured({ lcp: toTens(value) }), VITALS_OPTIONS)
  onINP(({ value }) => onMeasured({ inp: toTens(value) }), VITALS_OPTIONS)
  onCLS(({ value }) => onMeasured({ cls: Math.round(value * 1_000) / 1_000 }), VITALS_OPTIONS)
}

const toTens = (milliseconds: number): number => Math.round(milliseconds / 10) * 10
