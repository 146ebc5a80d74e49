import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { invalidateQueriesFx } from '@/shared/query'
import type { Notification } from './notification'
import {
  writeChangesToCacheFx,
  type BulkChangeResult,
  type NotificationChange,
  notificationListsKey,
  sendChange,
} from './send-change'

type OptimisticChanges = ReadonlyMap<string, NotificationChange['to']>

// Events
export const changeRequested = createEvent<NotificationChange>()
export const changeSucceeded = createEvent<NotificationChange>()
export const changeFailed = createEvent<NotificationChange>()
const changeStarted = createEvent<NotificationChange>()
/** Several changes show from now on; `bulk-change.ts` takes them to the platform. */
export const optimisticChangesApplied = createEvent<BulkChangeResult>()
/** Changes that show no longer: refused, or by now part of the lists themselves. */
export const optimisticChangesCleared = createEvent<readonly string[]>()

// Effects
const sendChangeFx = createEffect(sendChange)
const writeChangeToCacheFx = attach({
  mapParams: ({ uuid, to }: NotificationChange): BulkChangeResult => ({ uuids: [uuid], to }),
  effect: writeChangesToCacheFx,
})

// State
/**
 * What the doctor has done and the lists must show, whatever an answer says that was on its way meanwhile: until the
 * platform has said yes or no. What is removed stays removed. A change that fails is taken out of here, and with that the
 * notification is back in its place: no list was touched.
 */
export const $optimisticChanges = createStore<OptimisticChanges>(new Map(), { serialize: 'ignore' })
  .on(changeStarted, (changes, { uuid, to }) => new Map(changes).set(uuid, to))
  .on(changeFailed, (changes, { uuid }) => without(changes, [uuid]))
  .on(changeSucceeded, (changes, { uuid, to }) => (to === 'removed' ? changes : without(changes, [uuid])))
  .on(
    optimisticChangesApplied,
    (changes, { uuids, to }) => new Map([...changes, ...uuids.map((uuid) => [uuid, to] as const)]),
  )
  .on(optimisticChangesCleared, without)
  .reset(sessionEnded)

/** A single change is on its way to the platform. */
export const $isSingleChangePending = sendChangeFx.pending

// Connections
/** The second of two clicks finds the change under way. */
sample({
  clock: changeRequested,
  source: $optimisticChanges,
  filter: (changes, { uuid }) => !changes.has(uuid),
  fn: (_, change) => change,
  target: changeStarted,
})
sample({ clock: changeStarted, target: sendChangeFx })
sample({ clock: sendChangeFx.done, fn: ({ params }) => params, target: writeChangeToCacheFx })
/** What comes back after the session has ended is nobody's any more. */
sample({
  clock: writeChangeToCacheFx.finally,
  source: $optimisticChanges,
  filter: (changes, { params }) => changes.has(params.uuid),
  fn: (_, { params }) => params,
  target: changeSucceeded,
})
sample({
  clock: sendChangeFx.fail,
  source: $optimisticChanges,
  filter: (changes, { params }) => changes.has(params.uuid),
  fn: (_, { params }) => params,
  target: changeFailed,
})
sample({ clock: [changeSucceeded, changeFailed], fn: notificationListsKey, target: invalidateQueriesFx })

function without(changes: OptimisticChanges, uuids: readonly string[]): OptimisticChanges {
  const others = new Map(changes)
  for (const uuid of uuids) others.delete(uuid)
  return others
}

/** The list as the doctor has changed it; the very list where no change concerns it. */
export function applyChanges(
  list: readonly Notification[],
  changes: OptimisticChanges,
  isOnlyActive: boolean,
): readonly Notification[] {
  const changed = list.some(({ uuid }) => changes.has(uuid))
    ? list.map((item) => applyChange(item, changes.get(item.uuid))).filter((item) => item !== null)
    : list
  return isOnlyActive && changed.some(({ isVisible }) => !isVisible)
    ? changed.filter(({ isVisible }) => isVisible)
    : changed
}

function applyChange(item: Notification, to: NotificationChange['to'] | undefined): Notification | null {
  if (to === 'removed') return null
  return to ? { ...item, isVisible: to === 'shown' } : item
}
