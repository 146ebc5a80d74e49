import { sample } from 'effector'
import {
  type BulkOutcome,
  bulkEnded,
  changeFailed,
  changeMade,
  type NotificationChange,
  notificationListsKey,
} from '@/entities/notification'
import { getListDoctorsQueryKey } from '@/shared/api'
import { type Message, type MessageText, messageShown } from '@/shared/toasts'
import { readFailed } from '@/shared/query'
import { $isDrawerOpen } from './notifications-drawer'

const DONE: Record<NotificationChange['to'], MessageText['key']> = {
  removed: 'notificationRemoved',
  hidden: 'notificationHidden',
  shown: 'notificationShown',
}

const FAILED: Record<NotificationChange['to'], MessageText['key']> = {
  removed: 'notificationChangeFailed',
  hidden: 'notificationChangeFailed',
  shown: 'notificationShowFailed',
}

const ALL_DONE: Record<NotificationChange['to'], MessageText['key']> = {
  removed: 'notificationsRemoved',
  hidden: 'notificationsHidden',
  shown: 'notificationsShown',
}

const NOT_ALL_DONE: Record<NotificationChange['to'], MessageText['key']> = {
  removed: 'notificationsNotRemoved',
  hidden: 'notificationsNotHidden',
  shown: 'notificationsNotShown',
}

/** More names make no message any more. */
const MOST_NAMED = 3

sample({
  clock: changeMade,
  fn: ({ to }): Message => ({ tone: 'success', text: { key: DONE[to] } }),
  target: messageShown,
})
sample({
  clock: changeFailed,
  fn: ({ to }): Message => ({ tone: 'danger', text: { key: FAILED[to] } }),
  target: messageShown,
})

/** Several at once end in one message, which says how many were changed and whose were not. */
sample({ clock: bulkEnded, fn: toMessage, target: messageShown })

/** Of what fails while the drawer is shut, the screen that asked for it tells. */
const failedHere = sample({ clock: readFailed, source: $isDrawerOpen, filter: Boolean, fn: (_, key) => key[1] })
sample({
  clock: failedHere,
  filter: (path) => path === notificationListsKey()[1],
  fn: (): Message => ({ tone: 'danger', text: { key: 'notificationsFailed' } }),
  target: messageShown,
})
sample({
  clock: failedHere,
  filter: (path) => path === getListDoctorsQueryKey()[1],
  fn: (): Message => ({ tone: 'danger', text: { key: 'doctorsFailed' } }),
  target: messageShown,
})

function toMessage({ to, made, left }: BulkOutcome): Message {
  if (left.length === 0) return { tone: 'success', text: { key: ALL_DONE[to], params: { count: made.length } } }
  const params = { done: made.length, total: made.length + left.length, names: toNames(left) }
  return { tone: made.length > 0 ? 'warning' : 'danger', text: { key: NOT_ALL_DONE[to], params } }
}

function toNames(left: BulkOutcome['left']): string {
  const names = left.slice(0, MOST_NAMED).map(({ patientName }) => patientName ?? '—')
  return [...names, ...(left.length > MOST_NAMED ? [`+${left.length - MOST_NAMED}`] : [])].join(', ')
}
