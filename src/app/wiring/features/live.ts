import { sample } from 'effector'
import { notificationListsKey, toNotification } from '@/entities/notification'
import { addPushedReminderFx } from '@/entities/reminder'
import { $hasUserRequestFailed, fetchCurrentUserFx } from '@/entities/user'
import { reconnectionCounted } from '@/features/report-field-data'
import { type NotificationEvent, notificationEventReceived } from '@/features/review-notifications'
import { reminderPushed, remindersRequested } from '@/features/review-reminders'
import { $isSwitching } from '@/features/switch-clinic'
import { callReconnected } from '@/features/video-call'
import { missedRemindersRequested } from '@/features/watch-connection'
import { getGetCompanySettingsQueryKey, getListRemindersQueryKey } from '@/shared/api'
import { $isSignedIn } from '@/shared/auth'
import { screenReady } from '@/shared/lifecycle'
import { refetchOnEvent } from '@/shared/query'
import {
  $liveStatus,
  liveEvents,
  liveOpened,
  liveReconnected,
  liveRequested,
  unreadableNotificationReceived,
  unreadableReminderReceived,
} from '@/shared/realtime'

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
/**
 * Repeats a failed request for the user, whose permissions the menu and the pages need. React Query does so only when the
 * browser is online again, not when the platform is.
 */
sample({
  clock: $liveStatus,
  source: $hasUserRequestFailed,
  filter: (hasFailed, status) => hasFailed && status === 'connected',
  target: fetchCurrentUserFx,
})

/** Events before the first connection are missed; for later interruptions see `features/watch-connection`. */
const remindersOutdated = sample({ clock: [liveOpened, reminderCreated, unreadableReminderReceived] })
refetchOnEvent(remindersOutdated, getListRemindersQueryKey)
/** While a clinic switch is not confirmed, events may be those of the other clinic. */
sample({
  clock: reminderCreated,
  source: $isSwitching,
  filter: (isSwitching) => !isSwitching,
  fn: (_, reminder) => reminder,
  target: reminderPushed,
})
/** A pushed reminder can lock a patient, but only a response unlocks one (decision 0055). */
sample({
  clock: reminderPushed,
  filter: ({ patient_info }) => patient_info != null && patient_info.locked !== false,
  target: addPushedReminderFx,
})
sample({ clock: missedRemindersRequested, fn: () => null, target: remindersRequested })
const notificationsOutdated = sample({
  clock: [liveOpened, notificationCreated, notificationUpdated, notificationDeleted, unreadableNotificationReceived],
})
refetchOnEvent(notificationsOutdated, notificationListsKey)
/**
 * A change of the settings (`companies:settings_transactions`) is pushed only once, and a tab that missed it would use the
 * cached settings for ten minutes.
 */
const settingsOutdated = sample({ clock: [liveOpened, liveReconnected] })
refetchOnEvent(settingsOutdated, getGetCompanySettingsQueryKey)

/** Like reminders, notifications are ignored during a clinic switch. */
sample({
  clock: [
    notificationCreated.map((dto): NotificationEvent => ({ kind: 'created', notification: toNotification(dto) })),
    notificationUpdated.map((dto): NotificationEvent => ({ kind: 'updated', notification: toNotification(dto) })),
    notificationDeleted.filterMap((uuid): NotificationEvent | undefined =>
      uuid ? { kind: 'deleted', uuid } : undefined,
    ),
  ],
  source: $isSwitching,
  filter: (isSwitching) => !isSwitching,
  fn: (_, event) => event,
  target: notificationEventReceived,
})

// Field data
sample({ clock: liveReconnected, fn: () => 'live' as const, target: reconnectionCounted })
sample({ clock: callReconnected, fn: () => 'call' as const, target: reconnectionCounted })
