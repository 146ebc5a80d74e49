import { combine, createEvent, createStore, sample } from 'effector'
import { dueClaimed } from '@/entities/reminder'
import { sessionEnded } from '@/shared/auth'
import { $returnedAt } from '@/shared/lifecycle'
import { $notificationPermission, browserNotificationsPreference, browserNotificationsEnabledChanged } from './setting'

// Events
export const offerAccepted = createEvent()
export const offerDeclined = createEvent()

// Connections
/** Such a reminder became due while no tab was visible: a visible one would have shown the toast at that time. */
const reminderMissed = sample({
  clock: dueClaimed,
  source: $returnedAt,
  filter: (returnedAt, due) => due.some(({ at }) => at < returnedAt),
})
const browserNotificationsOffered = sample({
  clock: reminderMissed,
  source: { permission: $notificationPermission, value: browserNotificationsPreference.$value },
  filter: ({ permission, value }) => permission === 'default' && value === 'undecided',
  fn: () => 'off' as const,
})
/** The offer counts as declined until it is accepted, so that it is made only once. */
sample({ clock: browserNotificationsOffered, target: browserNotificationsPreference.changed })
const $isPending = createStore(false)
  .on(browserNotificationsOffered, () => true)
  .reset(offerAccepted, offerDeclined, sessionEnded)
/** The permission may have been given or denied in another tab. */
export const $isOffered = combine(
  $isPending,
  $notificationPermission,
  (isPending, permission) => isPending && permission === 'default',
)
sample({ clock: offerAccepted, fn: () => true, target: browserNotificationsEnabledChanged })
