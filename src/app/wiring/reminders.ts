import { createEvent, createStore, sample } from 'effector'
import { $unreadCount, readerAwaited, readerNotRecognized, readerRecognized, toReminder } from '@/entities/reminder'
import { recognizeUserFx } from '@/entities/user'
import { messageListDismissed } from '@/features/review-toasts'
import { drawerDismissed } from '@/features/review-notifications'
import { dueNewsHeld, remindersRequested } from '@/features/review-reminders'
import { $isScreenVeiled } from '@/features/lock-screen'
import { patientDismissed } from '@/features/view-patient'
import { sessionEnded } from '@/shared/auth'
import { type Message, messageShown } from '@/shared/toasts'
import { liveEvents } from '@/shared/realtime'
import { $currentRoute, locationChanged, showTitleFx, waitingCounted } from '@/shared/routes'

/** What is delivered a second time comes soon after the first. */
const REMEMBERED = 200

// What happened
/** Somebody has written a reminder, of which the doctor has not been told yet. */
const newsArrived = createEvent<{ uuid: string; creator: string | null }>()

// State
const $told = createStore<readonly string[]>([])
  .on(newsArrived, (told, { uuid }) => [...told, uuid].slice(-REMEMBERED))
  .reset(sessionEnded)
/** Before the first screen is there, nobody knows its title. */
const $isScreenThere = createStore(false).on(locationChanged, () => true)

// Flow
sample({
  clock: liveEvents['patient:notes_created'],
  source: $told,
  filter: (told, { notes_uuid }) => !told.includes(notes_uuid),
  fn: (_, note) => toReminder(note),
  target: newsArrived,
})
sample({
  clock: newsArrived,
  fn: ({ creator }): Message => ({
    tone: 'info',
    text: creator ? { key: 'reminderAdded', params: { creator } } : { key: 'reminderAddedBySomebody' },
    action: { label: 'show', event: remindersRequested },
  }),
  target: messageShown,
})

/** The list stands beside the page. What lies over the page and only shows something makes room for it. */
sample({ clock: remindersRequested, target: [drawerDismissed, messageListDismissed, patientDismissed] })

/** Marks belong to the doctor who has made them. */
sample({ clock: recognizeUserFx, fn: () => {}, target: readerAwaited })
sample({ clock: recognizeUserFx.doneData, target: readerRecognized })
sample({ clock: recognizeUserFx.fail, fn: () => {}, target: readerNotRecognized })

/** The browser's tab says how much is unread, whatever the screen. */
sample({ clock: $unreadCount, target: waitingCounted })
sample({ clock: waitingCounted, source: $currentRoute, filter: $isScreenThere, target: showTitleFx })

/** Behind the privacy veil nobody would hear that a reminder is due. */
sample({ clock: $isScreenVeiled, target: dueNewsHeld })
