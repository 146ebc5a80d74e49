import { changeFailed, changeSucceeded, type NotificationChange } from '@/entities/notification'
import { type ToastText, showToastOn } from '@/shared/toasts'

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

showToastOn(changeSucceeded, ({ to }) => ({ tone: 'success', text: { key: SUCCESS_KEYS[to] } }))
showToastOn(changeFailed, ({ to }) => ({ tone: 'danger', text: { key: FAILURE_KEYS[to] } }))
