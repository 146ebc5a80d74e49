import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import {
  type AppointmentNotificationListResponse,
  deleteAppointmentNotification,
  getListAppointmentNotificationsQueryKey,
  setAppointmentNotificationVisibility,
} from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { $queryClient, invalidateQueriesFx } from '@/shared/query'
import { showToastOn, type ToastText } from '@/shared/toasts'
import type { Notification } from './notification'

export interface NotificationChange {
  uuid: string
  to: 'removed' | 'hidden' | 'shown'
}

const SUCCESS_KEYS: Record<NotificationChange['to'], ToastText['key']> = {
  removed: 'notificationRemoved',
  hidden: 'notificationHidden',
  shown: 'notificationShown',
}

const FAILURE_KEYS: Record<NotificationChange['to'], ToastText['key']> = {
  removed: 'notificationChangeFailed',
  hidden: 'notificationChangeFailed',
  shown: 'notificationShowFailed',
}

/** Query key prefix of the lists of all filters. */
export const notificationListsKey = () => getListAppointmentNotificationsQueryKey().slice(0, 2)

export async function sendChange({ uuid, to }: NotificationChange): Promise<void> {
  if (to === 'removed') await deleteAppointmentNotification({ notification_uuid: uuid })
  else await setAppointmentNotificationVisibility({ notification_uuid: uuid, is_visible: to === 'shown' })
}

export interface ChangedUuids {
  uuids: readonly string[]
  to: NotificationChange['to']
}

/** Cancels running queries first, because their responses may be older than the change. */
export const writeChangesToCacheFx = attach({
  source: $queryClient,
  effect: async (client, changed: ChangedUuids): Promise<void> => {
    await client.cancelQueries({ queryKey: notificationListsKey() })
    client.setQueriesData<AppointmentNotificationListResponse>(
      { queryKey: notificationListsKey() },
      (response) => response && patchResponse(response, changed),
    )
  },
})

function patchResponse(
  { notifications, ...response }: AppointmentNotificationListResponse,
  { uuids, to }: ChangedUuids,
): AppointmentNotificationListResponse {
  const changed = new Set(uuids)
  if (to === 'removed') return { ...response, notifications: notifications.filter(({ uuid }) => !changed.has(uuid)) }
  const is_visible = to === 'shown'
  return {
    ...response,
    notifications: notifications.map((item) => (changed.has(item.uuid) ? { ...item, is_visible } : item)),
  }
}

export type ChangesByUuid = ReadonlyMap<string, NotificationChange['to']>

// Events
export const changeRequested = createEvent<NotificationChange>()
export const singleChangeSucceeded = createEvent<NotificationChange>()
export const singleChangeFailed = createEvent<NotificationChange>()
/** A request for a notification with a pending change does not start one. */
const singleChangeStarted = createEvent<NotificationChange>()
/** Single and bulk changes. */
export const changesStarted = createEvent<ChangedUuids>()
/** The uuids of items that were rejected or not sent. */
export const changesFailed = createEvent<readonly string[]>()
/** The uuids of items that are changed in the cached lists. */
export const optimisticChangesCleared = createEvent<readonly string[]>()

// Effects
export const sendChangeFx = createEffect(sendChange)
const writeChangeToCacheFx = attach({
  mapParams: toChangedUuids,
  effect: writeChangesToCacheFx,
})

// Stores
/**
 * Applied on top of every response, so that an older response cannot undo a change. A failed change is removed from
 * here; no cached list has to be rolled back.
 */
export const $optimisticChanges = createStore<ChangesByUuid>(new Map(), { serialize: 'ignore' })
  .on(changesStarted, withChanges)
  .on(singleChangeSucceeded, (changes, { uuid, to }) => (to === 'removed' ? changes : withoutChanges(changes, [uuid])))
  .on([changesFailed, optimisticChangesCleared], withoutChanges)
  .reset(sessionEnded)

// Connections
/** Ignores a second click while the first change is pending. */
sample({
  clock: changeRequested,
  source: $optimisticChanges,
  filter: (changes, { uuid }) => !changes.has(uuid),
  fn: (_, change) => change,
  target: singleChangeStarted,
})
sample({ clock: singleChangeStarted, fn: toChangedUuids, target: changesStarted })
sample({ clock: singleChangeStarted, target: sendChangeFx })
sample({ clock: sendChangeFx.done, fn: ({ params }) => params, target: writeChangeToCacheFx })
/** `sessionEnded` clears the changes: late results are ignored. */
sample({
  clock: writeChangeToCacheFx.finally,
  source: $optimisticChanges,
  filter: (changes, { params }) => changes.has(params.uuid),
  fn: (_, { params }) => params,
  target: singleChangeSucceeded,
})
sample({
  clock: sendChangeFx.fail,
  source: $optimisticChanges,
  filter: (changes, { params }) => changes.has(params.uuid),
  fn: (_, { params }) => params,
  target: singleChangeFailed,
})
sample({ clock: singleChangeFailed, fn: ({ uuid }) => [uuid], target: changesFailed })
sample({ clock: [singleChangeSucceeded, singleChangeFailed], fn: notificationListsKey, target: invalidateQueriesFx })
showToastOn(singleChangeSucceeded, ({ to }) => ({ tone: 'success', text: { key: SUCCESS_KEYS[to] } }))
showToastOn(singleChangeFailed, ({ to }) => ({ tone: 'danger', text: { key: FAILURE_KEYS[to] } }))

function toChangedUuids({ uuid, to }: NotificationChange): ChangedUuids {
  return { uuids: [uuid], to }
}

export function withChanges(changes: ChangesByUuid, { uuids, to }: ChangedUuids): ChangesByUuid {
  return new Map([...changes, ...uuids.map((uuid) => [uuid, to] as const)])
}

export function withoutChanges(changes: ChangesByUuid, uuids: readonly string[]): ChangesByUuid {
  const remaining = new Map(changes)
  for (const uuid of uuids) remaining.delete(uuid)
  return remaining
}

/** Returns the same list when no change concerns it. */
export function applyChanges(
  list: readonly Notification[],
  changes: ChangesByUuid,
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
