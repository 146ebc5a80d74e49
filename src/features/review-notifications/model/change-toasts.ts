import {
  type BulkOutcome,
  bulkFinished,
  changeFailed,
  changeSucceeded,
  type NotificationChange,
} from '@/entities/notification'
import { type ToastContent, type ToastText, showToastOn } from '@/shared/toasts'

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
