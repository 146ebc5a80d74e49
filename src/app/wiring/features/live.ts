import { sample } from 'effector'
import { notificationListsKey, toNotification } from '@/entities/notification'
import { addPushedReminderFx } from '@/entities/reminder'
import { $hasUserRequestFailed, fetchCurrentUserFx } from '@/entities/user'
import { type NotificationEvent, notificationEventReceived } from '@/features/review-notifications'
import { getListRemindersQueryKey } from '@/shared/api'
import { $isSignedIn } from '@/shared/auth'
import { screenReady } from '@/shared/lifecycle'
import { refetchOnEvent } from '@/shared/query'
import { $liveStatus, liveEvents, liveOpened, liveRequested } from '@/shared/realtime'

const {
  'patient:notes_created': reminderCreated,
  'appointments:notification_created': notificationCreated,
  'appointments:notification_updated': notificationUpdated,
  'appointments:notification_deleted': notificationDeleted,
} = liveEvents

sample({
  clock: screenReady,
  filter: $isSignedIn,
  target: liveRequested,
})
/** Permissions complete menu and pages. React Query itself refetches when the network is back. */
sample({
  clock: $liveStatus,
  source: $hasUserRequestFailed,
  filter: (hasFailed, status) => hasFailed && status === 'connected',
  target: fetchCurrentUserFx,
})

/** Events before the first connection are missed; for later interruptions see `features/watch-connection`. */
const remindersChanged = sample({ clock: [liveOpened, reminderCreated] })
refetchOnEvent(remindersChanged, getListRemindersQueryKey)
/** Only a response unlocks a patient (decision 0055). */
sample({
  clock: reminderCreated,
  filter: ({ patient_info }) => patient_info != null && patient_info.locked !== false,
  target: addPushedReminderFx,
})
const notificationsChanged = sample({
  clock: [liveOpened, notificationCreated, notificationUpdated, notificationDeleted],
})
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
