import { attach, combine, createEvent, createStore, sample } from 'effector'
import { or } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { abortOn } from '@/shared/lib/effector'
import { $areWritesBlocked } from '@/shared/lifecycle'
import { invalidateQueriesFx } from '@/shared/query'
import { reportDefects } from '@/shared/runtime-errors'
import {
  type ActionState,
  actionWith,
  type PatientNames,
  showToastOn,
  type ToastContent,
  type ToastText,
} from '@/shared/toasts'
import { writeChangesToCacheFx } from '../api/notification-changes'
import { notificationListsKey } from '../api/notifications'
import {
  $lastChanges,
  $optimisticChanges,
  type ChangedState,
  type ChangedUuids,
  changesFailed,
  changesStarted,
  changesSucceeded,
} from './optimistic-changes'
import { type BulkChange, changeItemFx, type NotificationRef, sendManyFx, type SentUuids } from './send-many'
import { sendChangeFx, singleSuccessText } from './single-change'

const MAX_NAMES_IN_TOAST = 3

const SUCCESS_KEYS: Record<ChangedState, ToastText['key']> = {
  removed: 'notificationsRemoved',
  hidden: 'notificationsHidden',
  shown: 'notificationsShown',
}

const FAILURE_KEYS: Record<ChangedState, ToastText['key']> = {
  removed: 'notificationsNotRemoved',
  hidden: 'notificationsNotHidden',
  shown: 'notificationsNotShown',
}

export interface BulkOutcome {
  to: ChangedState
  succeeded: readonly NotificationRef[]
  remaining: readonly NotificationRef[]
  /** Uuids of the remaining notifications that were not sent; the other remaining ones have failed. */
  unsent: readonly string[]
}

interface BulkSent {
  bulk: BulkChange
  outcome: BulkOutcome
}

interface RunningBulk {
  bulk: BulkChange
  settled: number
}

// Events
export const bulkRequested = createEvent<BulkChange>()
export const bulkStopRequested = createEvent()
export const bulkFinished = createEvent<BulkOutcome>()

// Effects
const writeManyToCacheFx = attach({
  mapParams: ({ outcome: { to, succeeded } }: BulkSent): ChangedUuids => ({ uuids: uuidsOf(succeeded), to }),
  effect: writeChangesToCacheFx,
})

// Stores
const $runningBulk = createStore<RunningBulk | null>(null)
  .on(changeItemFx.finally, (running, result) =>
    running && isOfRunning(running, result) ? { ...running, settled: running.settled + 1 } : running,
  )
  .reset(bulkFinished, sessionEnded)
/** Null while no bulk change is running; only one runs at a time. */
export const $bulkProgress = $runningBulk.map(
  (running) => running && { to: running.bulk.to, settled: running.settled, total: running.bulk.notifications.length },
)
export const $isBulkRunning = $runningBulk.map((running) => running !== null)
export const $bulkUndoState = combine(
  $lastChanges,
  $isBulkRunning,
  (changes, isBusy) =>
    ({ notifications }: BulkChange): ActionState => {
      if (notifications.every(({ uuid }) => changes.get(uuid) !== 'hidden')) return 'over'
      return isBusy ? 'busy' : 'ready'
    },
)

export const $hasPendingChanges = or(sendChangeFx.pending, sendManyFx.pending, $isBulkRunning)

// Connections
/** Ignores a request while another bulk change runs or writes are blocked, and leaves out items with a pending change. */
const bulkStarted = sample({
  clock: bulkRequested,
  source: { isRunning: $isBulkRunning, areBlocked: $areWritesBlocked, changes: $optimisticChanges },
  filter: ({ isRunning, areBlocked }) => !isRunning && !areBlocked,
  fn: ({ changes }, { to, notifications }): BulkChange => ({
    to,
    notifications: notifications.filter(({ uuid }) => !changes.has(uuid)),
  }),
}).filter({ fn: ({ notifications }) => notifications.length > 0 })
$runningBulk.on(bulkStarted, (_, bulk) => ({ bulk, settled: 0 }))
sample({
  clock: bulkStarted,
  fn: ({ notifications, to }) => ({ uuids: uuidsOf(notifications), to }),
  target: changesStarted,
})
sample({
  clock: bulkStarted,
  fn: (bulk) => ({ bulk, controller: new AbortController() }),
  target: sendManyFx,
})
/** A failed item is restored at once and not at the end, which would take back a later change of the item. */
sample({
  clock: changeItemFx.fail,
  source: $runningBulk,
  filter: isOfRunning,
  fn: (_, { params }) => [params.uuid],
  target: changesFailed,
})
reportDefects(changeItemFx.failData)
abortOn([bulkStopRequested, sessionEnded], sendManyFx)

sample({
  clock: sendManyFx.done,
  source: $runningBulk,
  filter: isOfRunning,
  fn: (_, { params: { bulk }, result }) => ({ bulk, outcome: toOutcome(bulk, result) }),
  target: writeManyToCacheFx,
})
sample({
  clock: writeManyToCacheFx.finally,
  source: $runningBulk,
  filter: isOfRunning,
  fn: (_, { params }) => params.outcome,
  target: bulkFinished,
})
sample({ clock: bulkFinished, fn: ({ unsent }) => unsent, target: changesFailed })
sample({
  clock: bulkFinished,
  fn: ({ to, succeeded }) => ({ uuids: uuidsOf(succeeded), to }),
  target: changesSucceeded,
})
sample({ clock: bulkFinished, fn: notificationListsKey, target: invalidateQueriesFx })
showToastOn(bulkFinished, (outcome) => ({ ...toToast(outcome), ...toUndo(outcome) }))

/** False for the results of a bulk change of an earlier session, which are dropped. */
function isOfRunning(running: RunningBulk | null, { params }: { params: { bulk: BulkChange } }): boolean {
  return running?.bulk === params.bulk
}

const uuidsOf = (notifications: readonly NotificationRef[]): string[] => notifications.map(({ uuid }) => uuid)

function toOutcome({ notifications, to }: BulkChange, sent: SentUuids): BulkOutcome {
  const { succeeded = [], remaining = [] } = Object.groupBy(notifications, ({ uuid }) =>
    sent.succeeded.has(uuid) ? 'succeeded' : 'remaining',
  )
  return { to, succeeded, remaining, unsent: [...sent.unsent] }
}

function toToast({ to, succeeded, remaining }: BulkOutcome): ToastContent {
  if (remaining.length === 0) return { tone: 'success', text: toSuccessText(to, succeeded) }
  const params = { done: succeeded.length, total: succeeded.length + remaining.length, names: toNames(remaining) }
  return { tone: succeeded.length > 0 ? 'warning' : 'danger', text: { key: FAILURE_KEYS[to], params } }
}

function toSuccessText(to: ChangedState, succeeded: BulkOutcome['succeeded']): ToastText {
  const [first] = succeeded
  if (first && succeeded.length === 1) return singleSuccessText(to, first.patientName)
  return { key: SUCCESS_KEYS[to], params: { count: succeeded.length } }
}

function toUndo({ to, succeeded }: BulkOutcome): Pick<ToastContent, 'action'> {
  if (to !== 'hidden' || succeeded.length === 0) return {}
  const payload: BulkChange = { notifications: succeeded, to: 'shown' }
  return { action: actionWith({ label: 'undo', event: bulkRequested, payload, $state: $bulkUndoState }) }
}

function toNames(remaining: BulkOutcome['remaining']): PatientNames {
  const names = remaining.slice(0, MAX_NAMES_IN_TOAST).map(({ patientName }) => patientName)
  return [...names, ...(remaining.length > MAX_NAMES_IN_TOAST ? [`+${remaining.length - MAX_NAMES_IN_TOAST}`] : [])]
}
