import { merge, sample } from 'effector'
import { notificationListsKey } from '@/entities/notification'
import { getListRemindersQueryKey } from '@/shared/api'
import { $isSignedIn } from '@/shared/auth'
import { refetchOnEvent } from '@/shared/query'
import { liveEvents, liveRequested } from '@/shared/realtime'
import { screenReady } from './screen-ready'

/** Doctors hear of what happens from the first screen on. */
sample({
  clock: screenReady,
  source: $isSignedIn,
  filter: (isSignedIn) => isSignedIn,
  fn: () => {},
  target: liveRequested,
})

/**
 * The platform told that a list has changed; in a storm it is asked for again now and then, not after every event. What was
 * told while nobody could hear it is another story (`catch-up-after-reconnect.ts`).
 */
refetchOnEvent(liveEvents['patient:notes_created'], getListRemindersQueryKey)
refetchOnEvent(
  merge([
    liveEvents['appointments:notification_created'],
    liveEvents['appointments:notification_updated'],
    liveEvents['appointments:notification_deleted'],
  ]),
  notificationListsKey,
)
