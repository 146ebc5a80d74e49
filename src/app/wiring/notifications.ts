import { sample } from 'effector'
import { toNotification } from '@/entities/notification'
import { type NotificationNews, newsArrived } from '@/features/review-notifications'
import { liveEvents } from '@/shared/realtime'

/** What the platform tells of appointments: the list reads it anew (`live.ts`), the doctor hears of it. */
sample({
  clock: liveEvents['appointments:notification_created'],
  fn: (dto): NotificationNews => ({ kind: 'created', notification: toNotification(dto) }),
  target: newsArrived,
})
sample({
  clock: liveEvents['appointments:notification_updated'],
  fn: (dto): NotificationNews => ({ kind: 'updated', notification: toNotification(dto) }),
  target: newsArrived,
})
sample({
  clock: liveEvents['appointments:notification_deleted'],
  fn: ({ uuid }): NotificationNews => ({ kind: 'deleted', uuid }),
  target: newsArrived,
})
