import { sample } from 'effector'
import { toNotification } from '@/entities/notification'
import { type NotificationEvent, notificationEventReceived } from '@/features/review-notifications'
import { liveEvents } from '@/shared/realtime'

/** Maps live events to notification events. The list itself is refetched in `live.ts`. */
sample({
  clock: liveEvents['appointments:notification_created'],
  fn: (dto): NotificationEvent => ({ kind: 'created', notification: toNotification(dto) }),
  target: notificationEventReceived,
})
sample({
  clock: liveEvents['appointments:notification_updated'],
  fn: (dto): NotificationEvent => ({ kind: 'updated', notification: toNotification(dto) }),
  target: notificationEventReceived,
})
sample({
  clock: liveEvents['appointments:notification_deleted'].filterMap((uuid) => uuid ?? undefined),
  fn: (uuid): NotificationEvent => ({ kind: 'deleted', uuid }),
  target: notificationEventReceived,
})
