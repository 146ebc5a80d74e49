import { sample } from 'effector'
import { getListAppointmentNotificationsQueryKey, getListRemindersQueryKey } from '@/shared/api'
import { $isSignedIn } from '@/shared/auth'
import { invalidateQueriesFx } from '@/shared/query'
import { gapClosed, liveEvents, liveRequested } from '@/shared/realtime'
import { screenFilled } from './first-screen'

/** Doctors hear of what happens from the first screen on. */
sample({
  clock: screenFilled,
  source: $isSignedIn,
  filter: (isSignedIn) => isSignedIn,
  fn: () => {},
  target: liveRequested,
})

/** The platform told that a list has changed, or may have told so while nobody could hear it. */
sample({
  clock: [liveEvents['patient:notes_created'], gapClosed],
  fn: () => getListRemindersQueryKey(),
  target: invalidateQueriesFx,
})
sample({
  clock: [
    liveEvents['appointments:notification_created'],
    liveEvents['appointments:notification_updated'],
    liveEvents['appointments:notification_deleted'],
    gapClosed,
  ],
  // Without a filter the key stands for every filter.
  fn: () => getListAppointmentNotificationsQueryKey().slice(0, 2),
  target: invalidateQueriesFx,
})
