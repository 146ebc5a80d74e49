import { createEvent, createStore, sample, scopeBind } from 'effector'
import { connectionType } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { $isPageVisible } from '@/shared/lifecycle'
import { type FieldReport, sendReportTask } from '@/shared/report'
import { $currentRoute } from '@/shared/routes'
import { type Vitals, watchVitals } from '../lib/vitals'
import { measuringStarted, reconnected } from './measuring-events'

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
const $reconnects = createStore({ live: 0, call: 0 }).on(reconnected, (counts, connection) => ({
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
/** Hidden or left. A hidden page may be discarded without another event, so the first time counts. */
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
