export { useNotificationsOfDay } from './api/notifications'
export type { Notification, Priority } from './model/notification'
