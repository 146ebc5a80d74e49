export { type Doctor, useDoctors } from './api/doctors'
export { isListOf, notificationListsKey, useNotifications } from './api/notifications'
export { notificationsListed } from './api/notifications-listed'
export { useNotificationsByDays, useUndatedNotifications } from './api/notifications-by-days'
export {
  $bulkProgress,
  $hasPendingChanges,
  $isBulkRunning,
  bulkRequested,
  bulkStopRequested,
} from './model/bulk-change'
export type { BulkChange } from './model/send-many'
export {
  changesSucceeded,
  type ChangedState,
  type ChangesByUuid,
  notificationsDeleted,
} from './model/optimistic-changes'
export { $ownChanges } from './model/own-changes'
export { changeRequested } from './model/single-change'
export {
  filterForDay,
  type NotificationFilter,
  matchesFilter,
  createNotificationFilters,
} from './model/notification-filter'
export { doctorKey, ownDoctorKey } from './model/doctor-key'
export { visibleOnDay } from './model/visible-on-day'
export { messagePreview, type Notification, type Priority, toNotification, urgencyOf } from './model/notification'
export { DoctorsFailedHint } from './ui/DoctorsFailedHint'
export { EmptyNotifications } from './ui/EmptyNotifications'
export { NotificationActions } from './ui/NotificationActions'
export { NotificationCard, NotificationMessage } from './ui/NotificationCard'
export { NotificationFilterFields } from './ui/NotificationFilterFields'
export { RemovalDialog } from './ui/RemovalDialog'
export { RemovalConfirmation } from './ui/RemovalConfirmation'
export { notificationLabel, NotificationRow, PriorityBadges, priorityLabels } from './ui/NotificationRow'
