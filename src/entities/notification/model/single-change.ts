import { attach, createEffect, createEvent, sample } from 'effector'
import { $areWritesBlocked } from '@/shared/lifecycle'
import { invalidateQueriesFx } from '@/shared/query'
import { reportDefects } from '@/shared/runtime-errors'
import { type ActionState, actionWith, showToastOn, type ToastText } from '@/shared/toasts'
import { sendChange, writeChangesToCacheFx } from '../api/notification-changes'
import { notificationListsKey } from '../api/notifications'
import {
  $lastChanges,
  $optimisticChanges,
  type ChangedState,
  type ChangedUuids,
  changesFailed,
  changesStarted,
  changesSucceeded,
  type NotificationChange,
} from './optimistic-changes'

const SUCCESS_KEYS: Record<ChangedState, ToastText['key']> = {
  removed: 'notificationRemoved',
  hidden: 'notificationHidden',
  shown: 'notificationShown',
}

// Events
export const changeRequested = createEvent<NotificationChange>()
export const singleChangeSucceeded = createEvent<NotificationChange>()
export const singleChangeFailed = createEvent<NotificationChange>()

// Effects
export const sendChangeFx = createEffect(sendChange)
const writeChangeToCacheFx = attach({
  mapParams: toChangedUuids,
  effect: writeChangesToCacheFx,
})

// Stores
export const $undoState = $lastChanges.map(
  (changes) =>
    ({ uuid }: NotificationChange): ActionState =>
      changes.get(uuid) === 'hidden' ? 'ready' : 'over',
)

// Connections
/** Ignores a second click while the first change is pending. */
const singleChangeStarted = sample({
  clock: changeRequested,
  source: { changes: $optimisticChanges, areBlocked: $areWritesBlocked },
  filter: ({ changes, areBlocked }, { uuid }) => !areBlocked && !changes.has(uuid),
  fn: (_, change) => change,
})
sample({ clock: singleChangeStarted, fn: toChangedUuids, target: changesStarted })
sample({ clock: singleChangeStarted, target: sendChangeFx })
sample({ clock: sendChangeFx.done, fn: ({ params }) => params, target: writeChangeToCacheFx })
/** `sessionEnded` clears the optimistic changes, so results that arrive later are ignored. */
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
sample({ clock: singleChangeSucceeded, fn: toChangedUuids, target: changesSucceeded })
sample({ clock: [singleChangeSucceeded, singleChangeFailed], fn: notificationListsKey, target: invalidateQueriesFx })
reportDefects(sendChangeFx.failData, writeChangesToCacheFx.failData)
showToastOn(singleChangeSucceeded, ({ to, ...item }) => ({
  tone: 'success',
  text: singleSuccessText(to, item.patientName),
  ...(to === 'hidden' && {
    action: actionWith({
      label: 'undo',
      event: changeRequested,
      payload: { ...item, to: 'shown' },
      $state: $undoState,
    }),
  }),
}))
showToastOn(singleChangeFailed, ({ to }) => ({
  tone: 'danger',
  text: { key: to === 'shown' ? 'notificationShowFailed' : 'notificationChangeFailed' },
}))

export function singleSuccessText(to: ChangedState, patientName: string | null = null): ToastText {
  return { key: SUCCESS_KEYS[to], ...(to !== 'removed' && { params: { names: [patientName] } }) }
}

function toChangedUuids({ uuid, to }: NotificationChange): ChangedUuids {
  return { uuids: [uuid], to }
}
