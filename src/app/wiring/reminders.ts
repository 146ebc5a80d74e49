import { createEvent, createStore, sample } from 'effector'
import { $unreadCount, ownerRequested, ownerUnknown, ownerIdentified, creatorOf } from '@/entities/reminder'
import { fetchCurrentUserFx, userIdentified, userUnidentified } from '@/entities/user'
import { recentToastsDismissed } from '@/features/review-toasts'
import { drawerDismissed } from '@/features/review-notifications'
import { dueToastsPausedChanged, remindersRequested } from '@/features/review-reminders'
import { $isScreenLocked } from '@/features/lock-screen'
import { patientDismissed } from '@/features/view-patient'
import { sessionEnded } from '@/shared/auth'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { liveEvents } from '@/shared/realtime'
import { $currentRoute, locationChanged, showTitleFx, unreadCountChanged } from '@/shared/routes'

/** Duplicates arrive shortly after the first event, so a short history is enough. */
const MAX_SEEN_IDS = 200

const reminderAdded = createEvent<{ uuid: string | null; creator: string | null }>()

// Stores
const $seenIds = createStore<readonly string[]>([])
  .on(reminderAdded, (seen, { uuid }) => (uuid === null ? seen : [...seen, uuid].slice(-MAX_SEEN_IDS)))
  .reset(sessionEnded)
/** The title of the screen is unknown before the first location. */
const $isScreenReady = createStore(false).on(locationChanged, () => true)

// Connections
sample({
  clock: liveEvents['patient:notes_created'],
  source: $seenIds,
  // A reminder without an id may be a duplicate: a repeated toast is better than none.
  filter: (seen, { notes_uuid }) => !notes_uuid || !seen.includes(notes_uuid),
  fn: (_, note) => ({ uuid: note.notes_uuid || null, creator: creatorOf(note) }),
  target: reminderAdded,
})
sample({
  clock: reminderAdded,
  fn: ({ creator }): ToastContent => ({
    tone: 'info',
    text: creator ? { key: 'reminderAdded', params: { creator } } : { key: 'reminderAddedByUnknown' },
    action: { label: 'show', event: remindersRequested },
  }),
  target: toastRequested,
})

/** The list opens beside the page; overlays that only show something close. */
sample({ clock: remindersRequested, target: [drawerDismissed, recentToastsDismissed, patientDismissed] })

sample({ clock: fetchCurrentUserFx, fn: () => {}, target: ownerRequested })
sample({ clock: userIdentified, target: ownerIdentified })
sample({ clock: userUnidentified, target: ownerUnknown })

sample({ clock: $unreadCount, target: unreadCountChanged })
sample({ clock: unreadCountChanged, source: $currentRoute, filter: $isScreenReady, target: showTitleFx })

/** A due reminder would not be noticed while the screen is locked. */
sample({ clock: $isScreenLocked, target: dueToastsPausedChanged })
