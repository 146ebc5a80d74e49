import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { or } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { invalidateQueriesFx } from '@/shared/query'
import { forEachConcurrent } from './for-each-concurrent'
import type { Notification } from './notification'
import {
  $isSingleChangePending,
  $optimisticChanges,
  optimisticChangesApplied,
  optimisticChangesCleared,
} from './optimistic-changes'
import {
  writeChangesToCacheFx,
  type BulkChangeResult,
  type NotificationChange,
  notificationListsKey,
  sendChange,
} from './send-change'

/** The platform has other doctors too. */
const MAX_CONCURRENT = 4
/** So many refusals in a row mean that it would refuse the rest as well. */
const MAX_CONSECUTIVE_FAILURES = 10

type NotificationRef = Pick<Notification, 'uuid' | 'patientName'>

/** The same change for several notifications. */
export interface BulkChange {
  notifications: readonly NotificationRef[]
  to: NotificationChange['to']
}

export interface BulkOutcome {
  to: NotificationChange['to']
  succeeded: readonly NotificationRef[]
  /** Refused, or not tried any more. */
  remaining: readonly NotificationRef[]
}

/** What the platform said to one of a bulk. */
interface ItemResult {
  bulk: BulkChange
  uuid: string
  isSuccessful: boolean
}

interface BulkSent {
  bulk: BulkChange
  outcome: BulkOutcome
}

export interface BulkProgress {
  to: NotificationChange['to']
  answered: number
  total: number
}

// Events
export const bulkRequested = createEvent<BulkChange>()
/** What is not on its way yet is to stay as it is. */
export const bulkStopped = createEvent()
export const bulkStarted = createEvent<BulkChange>()
export const bulkFinished = createEvent<BulkOutcome>()
const sendingStarted = createEvent<AbortController>()
const itemSettled = createEvent<ItemResult>()
/** An answer to the bulk that is under way; one that was begun in an earlier session is nobody's any more. */
const progressCounted = createEvent<ItemResult>()

// Effects
/** Tells of each as soon as it is answered, and in the end which ones were made. */
const sendManyFx = createEffect(async (bulk: BulkChange): Promise<ReadonlySet<string>> => {
  const [begin, emit] = [scopeBind(sendingStarted), scopeBind(itemSettled)]
  const { notifications, to } = bulk
  const stop = new AbortController()
  begin(stop)
  const succeeded = new Set<string>()
  let rejections = 0
  const send = async ({ uuid }: NotificationRef) => {
    try {
      await sendChange({ uuid, to })
      rejections = 0
      succeeded.add(uuid)
      emit({ bulk, uuid, isSuccessful: true })
    } catch {
      rejections += 1
      if (rejections === MAX_CONSECUTIVE_FAILURES) stop.abort()
      emit({ bulk, uuid, isSuccessful: false })
    }
  }
  await forEachConcurrent(MAX_CONCURRENT, notifications, send, stop.signal)
  return succeeded
})

const writeManyToCacheFx = attach({
  mapParams: ({ outcome: { to, succeeded } }: BulkSent): BulkChangeResult => ({
    uuids: succeeded.map(({ uuid }) => uuid),
    to,
  }),
  effect: writeChangesToCacheFx,
})

// State
/** The very one that is under way: its answers, and no others, are told. */
const $activeBulk = createStore<BulkChange | null>(null, { serialize: 'ignore' })
  .on(bulkStarted, (_, bulk) => bulk)
  .reset(bulkFinished, sessionEnded)
/** Null while nothing is being changed in bulk; there is one bulk at a time. */
export const $bulkProgress = createStore<BulkProgress | null>(null)
  .on(bulkStarted, (_, { notifications, to }) => ({ to, answered: 0, total: notifications.length }))
  .on(progressCounted, (progress) => progress && { ...progress, answered: progress.answered + 1 })
  .reset(bulkFinished, sessionEnded)
const $abortController = createStore<AbortController | null>(null, { serialize: 'ignore' }).on(
  sendingStarted,
  (_, stop) => stop,
)
const abortFx = attach({ source: $abortController, effect: (stop) => stop?.abort() })

/** Something that the doctor did is on its way to the platform. */
export const $hasPendingChanges = or($isSingleChangePending, sendManyFx.pending)

// Connections
sample({
  clock: bulkRequested,
  source: { changes: $optimisticChanges, progress: $bulkProgress },
  filter: ({ changes, progress }, { notifications }) =>
    progress === null && notifications.some(({ uuid }) => !changes.has(uuid)),
  fn: ({ changes }, { notifications, to }) => ({
    notifications: notifications.filter(({ uuid }) => !changes.has(uuid)),
    to,
  }),
  target: bulkStarted,
})
sample({
  clock: bulkStarted,
  fn: ({ notifications, to }) => ({ uuids: notifications.map(({ uuid }) => uuid), to }),
  target: optimisticChangesApplied,
})
sample({ clock: bulkStarted, target: sendManyFx })
sample({
  clock: itemSettled,
  source: $activeBulk,
  filter: (current, { bulk }) => bulk === current,
  fn: (_, response) => response,
  target: progressCounted,
})
/** Each is back in its place by itself. */
sample({
  clock: progressCounted,
  filter: ({ isSuccessful }) => !isSuccessful,
  fn: ({ uuid }) => [uuid],
  target: optimisticChangesCleared,
})
sample({ clock: [bulkStopped, sessionEnded], fn: () => {}, target: abortFx })

sample({
  clock: sendManyFx.done,
  source: $activeBulk,
  filter: (current, { params }) => params === current,
  fn: (_, { params, result }) => ({ bulk: params, outcome: toOutcome(params, result) }),
  target: writeManyToCacheFx,
})
sample({
  clock: writeManyToCacheFx.finally,
  source: $activeBulk,
  filter: (current, { params }) => params.bulk === current,
  fn: (_, { params }) => params.outcome,
  target: bulkFinished,
})
/** What is removed stays laid over the lists: its uuid does not come back. */
sample({
  clock: bulkFinished,
  fn: ({ to, succeeded, remaining }) =>
    (to === 'removed' ? remaining : [...succeeded, ...remaining]).map(({ uuid }) => uuid),
  target: optimisticChangesCleared,
})
sample({ clock: bulkFinished, fn: notificationListsKey, target: invalidateQueriesFx })

function toOutcome({ notifications, to }: BulkChange, madeUuids: ReadonlySet<string>): BulkOutcome {
  const { made: succeeded = [], left: remaining = [] } = Object.groupBy(notifications, ({ uuid }) =>
    madeUuids.has(uuid) ? 'made' : 'left',
  )
  return { to, succeeded, remaining }
}
