import { sample } from 'effector'
import {
  type BulkOutcome,
  bulkFinished,
  changeFailed,
  changeSucceeded,
  type NotificationChange,
  notificationListsKey,
} from '@/entities/notification'
import { getListDoctorsQueryKey } from '@/shared/api'
import { type ToastContent, type ToastText, showToastOn } from '@/shared/toasts'
import { queryFailed } from '@/shared/query'
import { $isDrawerOpen } from './notifications-drawer'

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

const BULK_SUCCESS_KEYS: Record<NotificationChange['to'], ToastText['key']> = {
  removed: 'notificationsRemoved',
  hidden: 'notificationsHidden',
  shown: 'notificationsShown',
}

const BULK_FAILURE_KEYS: Record<NotificationChange['to'], ToastText['key']> = {
  removed: 'notificationsNotRemoved',
  hidden: 'notificationsNotHidden',
  shown: 'notificationsNotShown',
}

const MAX_NAMES = 3

showToastOn(changeSucceeded, ({ to }) => ({ tone: 'success', text: { key: SUCCESS_KEYS[to] } }))
showToastOn(changeFailed, ({ to }) => ({ tone: 'danger', text: { key: FAILURE_KEYS[to] } }))
showToastOn(bulkFinished, toToast)

/** While the drawer is closed, the page that uses the list reports its failure. */
const listReadFailed = sample({ clock: queryFailed, source: $isDrawerOpen, filter: Boolean, fn: (_, key) => key[1] })
showToastOn(listReadFailed.filter({ fn: (path) => path === notificationListsKey()[1] }), () => ({
  tone: 'danger',
  text: { key: 'notificationsFailed' },
}))
showToastOn(listReadFailed.filter({ fn: (path) => path === getListDoctorsQueryKey()[1] }), () => ({
  tone: 'danger',
  text: { key: 'doctorsFailed' },
}))

function toToast({ to, succeeded, remaining }: BulkOutcome): ToastContent {
  if (remaining.length === 0)
    return { tone: 'success', text: { key: BULK_SUCCESS_KEYS[to], params: { count: succeeded.length } } }
  const params = { done: succeeded.length, total: succeeded.length + remaining.length, names: toNames(remaining) }
  return { tone: succeeded.length > 0 ? 'warning' : 'danger', text: { key: BULK_FAILURE_KEYS[to], params } }
}

function toNames(remaining: BulkOutcome['remaining']): string {
  const names = remaining.slice(0, MAX_NAMES).map(({ patientName }) => patientName ?? '—')
  return [...names, ...(remaining.length > MAX_NAMES ? [`+${remaining.length - MAX_NAMES}`] : [])].join(', ')
}
