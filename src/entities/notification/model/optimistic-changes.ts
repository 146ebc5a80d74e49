import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { invalidateQueriesFx } from '@/shared/query'
import type { Notification } from './notification'
import {
  keepChangesFx,
  type ManyChanged,
  type NotificationChange,
  notificationListsKey,
  sendChange,
} from './send-change'

type Changes = ReadonlyMap<string, NotificationChange['to']>

// What happened
export const changeRequested = createEvent<NotificationChange>()
export const changeMade = createEvent<NotificationChange>()
export const changeFailed = createEvent<NotificationChange>()
const changeBegan = createEvent<NotificationChange>()
/** Several changes show from now on; `bulk-change.ts` takes them to the platform. */
export const changesLaid = createEvent<ManyChanged>()
/** Changes that show no longer: refused, or by now part of the lists themselves. */
export const changesLifted = createEvent<readonly string[]>()

// What the world does for us
const sendChangeFx = createEffect(sendChange)
const keepChangeFx = attach({
  mapParams: ({ uuid, to }: NotificationChange): ManyChanged => ({ uuids: [uuid], to }),
  effect: keepChangesFx,
})

// State
/**
 * What the doctor has done and the lists must show, whatever an answer says that was on its way meanwhile: until the
 * platform has said yes or no. What is removed stays removed. A change that fails is taken out of here, and with that the
 * notification is back in its place: no list was touched.
 */
export const $notificationChanges = createStore<Changes>(new Map(), { serialize: 'ignore' })
  .on(changeBegan, (changes, { uuid, to }) => new Map(changes).set(uuid, to))
  .on(changeFailed, (changes, { uuid }) => without(changes, [uuid]))
  .on(changeMade, (changes, { uuid, to }) => (to === 'removed' ? changes : without(changes, [uuid])))
  .on(changesLaid, (changes, { uuids, to }) => new Map([...changes, ...uuids.map((uuid) => [uuid, to] as const)]))
  .on(changesLifted, without)
  .reset(sessionEnded)

/** A single change is on its way to the platform. */
export const $isOneOnItsWay = sendChangeFx.pending

// Flow
/** The second of two clicks finds the change under way. */
sample({
  clock: changeRequested,
  source: $notificationChanges,
  filter: (changes, { uuid }) => !changes.has(uuid),
  fn: (_, change) => change,
  target: changeBegan,
})
sample({ clock: changeBegan, target: sendChangeFx })
sample({ clock: sendChangeFx.done, fn: ({ params }) => params, target: keepChangeFx })
/** What comes back after the session has ended is nobody's any more. */
sample({
  clock: keepChangeFx.finally,
  source: $notificationChanges,
  filter: (changes, { params }) => changes.has(params.uuid),
  fn: (_, { params }) => params,
  target: changeMade,
})
sample({
  clock: sendChangeFx.fail,
  source: $notificationChanges,
  filter: (changes, { params }) => changes.has(params.uuid),
  fn: (_, { params }) => params,
  target: changeFailed,
})
sample({ clock: [changeMade, changeFailed], fn: notificationListsKey, target: invalidateQueriesFx })

function without(changes: Changes, uuids: readonly string[]): Changes {
  const others = new Map(changes)
  for (const uuid of uuids) others.delete(uuid)
  return others
}

/** The list as the doctor has changed it; the very list where no change concerns it. */
export function applyChanges(
  list: readonly Notification[],
  changes: Changes,
  isOnlyActive: boolean,
): readonly Notification[] {
  const changed = list.some(({ uuid }) => changes.has(uuid))
    ? list.map((one) => changeOne(one, changes.get(one.uuid))).filter((one) => one !== null)
    : list
  return isOnlyActive && changed.some(({ isVisible }) => !isVisible)
    ? changed.filter(({ isVisible }) => isVisible)
    : changed
}

function changeOne(one: Notification, to: NotificationChange['to'] | undefined): Notification | null {
  if (to === 'removed') return null
  return to ? { ...one, isVisible: to === 'shown' } : one
}
