export { type Doctor, useDoctors } from './api/doctors'
export { useNotifications, useNotificationsByDay } from './api/notifications'
export { useNotificationsByDays, useUndatedNotifications } from './api/notifications-by-days'
export {
  $bulkProgress,
  $hasPendingChanges,
  type BulkChange,
  type BulkOutcome,
  bulkStarted,
  bulkFinished,
  bulkRequested,
  bulkStopped,
} from './model/bulk-change'
export { changeFailed, changeSucceeded, changeRequested } from './model/optimistic-changes'
export { type NotificationFilter, matchesFilter } from './model/notification-filter'
export { createNotificationFilters, type NotificationFilters } from './model/notification-filters'
export { visibleOnDay } from './model/visible-on-day'
export { messagePreview, type Notification, type Priority, toNotification, urgencyOf } from './model/notification'
export { type NotificationChange, notificationListsKey } from './model/send-change'
export { NotificationActions } from './ui/NotificationActions'
export { NotificationCard } from './ui/NotificationCard'
export { NotificationFilterFields } from './ui/NotificationFilterFields'
export { NotificationRow } from './ui/NotificationRow'
export { PriorityBadges } from './ui/PriorityBadges'
