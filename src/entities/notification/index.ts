export { useNotificationsOfDay } from './api/notifications'
export { NotificationRow } from './ui/NotificationRow'
export type { Notification, Priority } from './model/notification'
