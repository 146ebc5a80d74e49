import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import {
  ApiError,
  type AppointmentNotificationListAnswer,
  deleteAppointmentNotification,
  getListAppointmentNotificationsQueryKey,
  setAppointmentNotificationVisibility,
} from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { $queryClient, invalidateQueriesFx } from '@/shared/query'
import type { Notification } from './notification'

export interface NotificationChange {
  uuid: string
  to: 'removed' | 'hidden' | 'shown'
}

type Changes = ReadonlyMap<string, NotificationChange['to']>

/** The key of every filter at once. */
export const notificationListsKey = () => getListAppointmentNotificationsQueryKey().slice(0, 2)

// What happened
export const changeRequested = createEvent<NotificationChange>()
export const changeMade = createEvent<NotificationChange>()
export const changeFailed = createEvent<NotificationChange>()
const changeBegan = createEvent<NotificationChange>()

// What the world does for us
const sendChangeFx = createEffect(async ({ uuid, to }: NotificationChange): Promise<void> => {
  if (to === 'removed') await remove(uuid)
  else await setAppointmentNotificationVisibility({ notification_uuid: uuid, is_visible: to === 'shown' })
})

/** Every answer that is kept tells the change too; one that is on its way may be older than it, and is given up. */
const keepChangeFx = attach({
  source: $queryClient,
  effect: async (client, change: NotificationChange): Promise<void> => {
    await client.cancelQueries({ queryKey: notificationListsKey() })
    client.setQueriesData<AppointmentNotificationListAnswer>(
      { queryKey: notificationListsKey() },
      (answer) => answer && changeAnswer(answer, change),
    )
  },
})

// State
/**
 * What the doctor has done and the lists must show, whatever an answer says that was on its way meanwhile: until the
 * platform has said yes or no. What is removed stays removed. A change that fails is taken out of here, and with that the
 * notification is back in its place: no list was touched.
 */
export const $notificationChanges = createStore<Changes>(new Map(), { serialize: 'ignore' })
  .on(changeBegan, (changes, { uuid, to }) => new Map(changes).set(uuid, to))
  .on(changeFailed, without)
  .on(changeMade, (changes, change) => (change.to === 'removed' ? changes : without(changes, change)))
  .reset(sessionEnded)

/** Something that the doctor did is on its way to the platform. */
export const $isChangeOnItsWay = sendChangeFx.pending

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

/** What somebody else has removed meanwhile is gone, and that was the wish. */
async function remove(uuid: string): Promise<void> {
  try {
    await deleteAppointmentNotification({ notification_uuid: uuid })
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'notFound')) throw error
  }
}

function changeAnswer(
  { notifications, ...answer }: AppointmentNotificationListAnswer,
  { uuid, to }: NotificationChange,
): AppointmentNotificationListAnswer {
  if (to === 'removed') return { ...answer, notifications: notifications.filter((one) => one.uuid !== uuid) }
  const is_visible = to === 'shown'
  return { ...answer, notifications: notifications.map((one) => (one.uuid === uuid ? { ...one, is_visible } : one)) }
}

function without(changes: Changes, { uuid }: NotificationChange): Changes {
  const others = new Map(changes)
  others.delete(uuid)
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
