import { sample } from 'effector'
import { toNotification } from '@/entities/notification'
import { bannerList, drawerBody, type NotificationNews, newsArrived } from '@/features/review-notifications'
import { liveEvents } from '@/shared/realtime'
import { screenFilled } from './first-screen'

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

/** Once the first screen is there and the browser has time, the code of drawer and banners comes too. */
sample({ clock: screenFilled, target: [drawerBody.prefetched, bannerList.prefetched] })
