import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { or } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { invalidateQueriesFx } from '@/shared/query'
import { eachAtMost } from './for-each-concurrent'
import type { Notification } from './notification'
import { $isOneOnItsWay, $notificationChanges, changesLaid, changesLifted } from './optimistic-changes'
import {
  keepChangesFx,
  type ManyChanged,
  type NotificationChange,
  notificationListsKey,
  sendChange,
} from './send-change'

/** The platform has other doctors too. */
const AT_ONCE = 4
/** So many refusals in a row mean that it would refuse the rest as well. */
const GIVES_UP_AFTER = 10

type Named = Pick<Notification, 'uuid' | 'patientName'>

/** The same change for several notifications. */
export interface BulkChange {
  notifications: readonly Named[]
  to: NotificationChange['to']
}

export interface BulkOutcome {
  to: NotificationChange['to']
  made: readonly Named[]
  /** Refused, or not tried any more. */
  left: readonly Named[]
}

/** What the platform said to one of a bulk. */
interface Answer {
  bulk: BulkChange
  uuid: string
  isMade: boolean
}

interface Sent {
  bulk: BulkChange
  outcome: BulkOutcome
}

export interface BulkProgress {
  to: NotificationChange['to']
  answered: number
  total: number
}

// What happened
export const bulkRequested = createEvent<BulkChange>()
/** What is not on its way yet is to stay as it is. */
export const bulkStopped = createEvent()
export const bulkBegan = createEvent<BulkChange>()
export const bulkEnded = createEvent<BulkOutcome>()
const sendingBegan = createEvent<AbortController>()
const oneAnswered = createEvent<Answer>()
/** An answer to the bulk that is under way; one that was begun in an earlier session is nobody's any more. */
const answerCounted = createEvent<Answer>()

// What the world does for us
/** Tells of each as soon as it is answered, and in the end which ones were made. */
const sendManyFx = createEffect(async (bulk: BulkChange): Promise<ReadonlySet<string>> => {
  const [begin, tell] = [scopeBind(sendingBegan), scopeBind(oneAnswered)]
  const { notifications, to } = bulk
  const stop = new AbortController()
  begin(stop)
  const made = new Set<string>()
  let refusals = 0
  const send = async ({ uuid }: Named) => {
    try {
      await sendChange({ uuid, to })
      refusals = 0
      made.add(uuid)
      tell({ bulk, uuid, isMade: true })
    } catch {
      refusals += 1
      if (refusals === GIVES_UP_AFTER) stop.abort()
      tell({ bulk, uuid, isMade: false })
    }
  }
  await eachAtMost(AT_ONCE, notifications, send, stop.signal)
  return made
})

const keepManyFx = attach({
  mapParams: ({ outcome: { to, made } }: Sent): ManyChanged => ({ uuids: made.map(({ uuid }) => uuid), to }),
  effect: keepChangesFx,
})

// State
/** The very one that is under way: its answers, and no others, are told. */
const $bulk = createStore<BulkChange | null>(null, { serialize: 'ignore' })
  .on(bulkBegan, (_, bulk) => bulk)
  .reset(bulkEnded, sessionEnded)
/** Null while nothing is being changed in bulk; there is one bulk at a time. */
export const $bulkProgress = createStore<BulkProgress | null>(null)
  .on(bulkBegan, (_, { notifications, to }) => ({ to, answered: 0, total: notifications.length }))
  .on(answerCounted, (progress) => progress && { ...progress, answered: progress.answered + 1 })
  .reset(bulkEnded, sessionEnded)
const $stop = createStore<AbortController | null>(null, { serialize: 'ignore' }).on(sendingBegan, (_, stop) => stop)
const stopFx = attach({ source: $stop, effect: (stop) => stop?.abort() })

/** Something that the doctor did is on its way to the platform. */
export const $isChangeOnItsWay = or($isOneOnItsWay, sendManyFx.pending)

// Flow
sample({
  clock: bulkRequested,
  source: { changes: $notificationChanges, progress: $bulkProgress },
  filter: ({ changes, progress }, { notifications }) =>
    progress === null && notifications.some(({ uuid }) => !changes.has(uuid)),
  fn: ({ changes }, { notifications, to }) => ({
    notifications: notifications.filter(({ uuid }) => !changes.has(uuid)),
    to,
  }),
  target: bulkBegan,
})
sample({
  clock: bulkBegan,
  fn: ({ notifications, to }) => ({ uuids: notifications.map(({ uuid }) => uuid), to }),
  target: changesLaid,
})
sample({ clock: bulkBegan, target: sendManyFx })
sample({
  clock: oneAnswered,
  source: $bulk,
  filter: (current, { bulk }) => bulk === current,
  fn: (_, answer) => answer,
  target: answerCounted,
})
/** Each is back in its place by itself. */
sample({
  clock: answerCounted,
  filter: ({ isMade }) => !isMade,
  fn: ({ uuid }) => [uuid],
  target: changesLifted,
})
sample({ clock: [bulkStopped, sessionEnded], fn: () => {}, target: stopFx })

sample({
  clock: sendManyFx.done,
  source: $bulk,
  filter: (current, { params }) => params === current,
  fn: (_, { params, result }) => ({ bulk: params, outcome: toOutcome(params, result) }),
  target: keepManyFx,
})
sample({
  clock: keepManyFx.finally,
  source: $bulk,
  filter: (current, { params }) => params.bulk === current,
  fn: (_, { params }) => params.outcome,
  target: bulkEnded,
})
/** What is removed stays laid over the lists: its uuid does not come back. */
sample({
  clock: bulkEnded,
  fn: ({ to, made, left }) => (to === 'removed' ? left : [...made, ...left]).map(({ uuid }) => uuid),
  target: changesLifted,
})
sample({ clock: bulkEnded, fn: notificationListsKey, target: invalidateQueriesFx })

function toOutcome({ notifications, to }: BulkChange, madeUuids: ReadonlySet<string>): BulkOutcome {
  const { made = [], left = [] } = Object.groupBy(notifications, ({ uuid }) => (madeUuids.has(uuid) ? 'made' : 'left'))
  return { to, made, left }
}
