import { merge, sample } from 'effector'
import { notificationListsKey } from '@/entities/notification'
import { getListRemindersQueryKey } from '@/shared/api'
import { $isSignedIn } from '@/shared/auth'
import { refetchOnEvent } from '@/shared/query'
import { liveEvents, liveRequested } from '@/shared/realtime'
import { screenReady } from './screen-ready'

sample({
  clock: screenReady,
  source: $isSignedIn,
  filter: (isSignedIn) => isSignedIn,
  fn: () => {},
  target: liveRequested,
})

/** Events missed while disconnected are handled in `catch-up-after-reconnect.ts`. */
refetchOnEvent(liveEvents['patient:notes_created'], getListRemindersQueryKey)
refetchOnEvent(
  merge([
    liveEvents['appointments:notification_created'],
    liveEvents['appointments:notification_updated'],
    liveEvents['appointments:notification_deleted'],
  ]),
  notificationListsKey,
)
