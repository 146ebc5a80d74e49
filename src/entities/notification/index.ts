export { useNotifications, useNotificationsOfDay } from './api/notifications'
export {
  $isChangeOnItsWay,
  changeFailed,
  changeMade,
  changeRequested,
  type NotificationChange,
  notificationListsKey,
} from './model/notification-changes'
export { LONGEST_PATIENT_TEXT, type NotificationFilter, passesFilter, visibleOnDay } from './model/notification-filter'
export { type Notification, type Priority, toNotification, urgencyOf } from './model/notification'
export { NotificationCard } from './ui/NotificationCard'
export { NotificationRow } from './ui/NotificationRow'
