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

/** What is delivered a second time comes soon after the first. */
const MAX_SEEN_IDS = 200

// Events
/** Somebody has written a reminder, of which the doctor has not been told yet. */
const reminderAdded = createEvent<{ uuid: string | null; creator: string | null }>()

// State
const $seenIds = createStore<readonly string[]>([])
  .on(reminderAdded, (received, { uuid }) => (uuid === null ? received : [...received, uuid].slice(-MAX_SEEN_IDS)))
  .reset(sessionEnded)
/** Before the first screen is there, nobody knows its title. */
const $isScreenReady = createStore(false).on(locationChanged, () => true)

// Connections
sample({
  clock: liveEvents['patient:notes_created'],
  source: $seenIds,
  // One without an id may be a repeated one; a toast too many is better than none.
  filter: (received, { notes_uuid }) => !notes_uuid || !received.includes(notes_uuid),
  fn: (_, note) => ({ uuid: note.notes_uuid || null, creator: creatorOf(note) }),
  target: reminderAdded,
})
sample({
  clock: reminderAdded,
  fn: ({ creator }): ToastContent => ({
    tone: 'info',
    text: creator ? { key: 'reminderAdded', params: { creator } } : { key: 'reminderAddedBySomebody' },
    action: { label: 'show', event: remindersRequested },
  }),
  target: toastRequested,
})

/** The list stands beside the page. What lies over the page and only shows something makes room for it. */
sample({ clock: remindersRequested, target: [drawerDismissed, recentToastsDismissed, patientDismissed] })

/** Marks belong to the doctor who has made them. */
sample({ clock: fetchCurrentUserFx, fn: () => {}, target: ownerRequested })
sample({ clock: userIdentified, target: ownerIdentified })
sample({ clock: userUnidentified, target: ownerUnknown })

/** The browser's tab says how much is unread, whatever the screen. */
sample({ clock: $unreadCount, target: unreadCountChanged })
sample({ clock: unreadCountChanged, source: $currentRoute, filter: $isScreenReady, target: showTitleFx })

/** Behind the privacy veil nobody would hear that a reminder is due. */
sample({ clock: $isScreenLocked, target: dueToastsPausedChanged })
