import { sample } from 'effector'
import { notificationListsKey, toNotification } from '@/entities/notification'
import { type NotificationEvent, notificationEventReceived } from '@/features/review-notifications'
import { getListRemindersQueryKey } from '@/shared/api'
import { refetchOnEvent } from '@/shared/query'
import { liveEvents } from '@/shared/realtime'

const {
  'patient:notes_created': reminderCreated,
  'appointments:notification_created': notificationCreated,
  'appointments:notification_updated': notificationUpdated,
  'appointments:notification_deleted': notificationDeleted,
} = liveEvents

/** Events missed while disconnected are handled in `features/watch-connection`. */
refetchOnEvent(reminderCreated, getListRemindersQueryKey)
const notificationsChanged = sample({ clock: [notificationCreated, notificationUpdated, notificationDeleted] })
refetchOnEvent(notificationsChanged, notificationListsKey)

sample({
  clock: notificationCreated,
  fn: (dto): NotificationEvent => ({ kind: 'created', notification: toNotification(dto) }),
  target: notificationEventReceived,
})
sample({
  clock: notificationUpdated,
  fn: (dto): NotificationEvent => ({ kind: 'updated', notification: toNotification(dto) }),
  target: notificationEventReceived,
})
sample({
  clock: notificationDeleted.filterMap((uuid) => uuid ?? undefined),
  fn: (uuid): NotificationEvent => ({ kind: 'deleted', uuid }),
  target: notificationEventReceived,
})
