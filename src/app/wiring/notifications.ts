import { sample } from 'effector'
import { toNotification } from '@/entities/notification'
import { type NotificationEvent, notificationEventReceived } from '@/features/review-notifications'
import { liveEvents } from '@/shared/realtime'

/** What the platform tells of appointments: the list reads it anew (`live.ts`), the doctor hears of it. */
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
