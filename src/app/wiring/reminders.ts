import { createEvent, createStore, sample } from 'effector'
import { toReminder } from '@/entities/reminder'
import { sessionEnded } from '@/shared/auth'
import { type Message, messageShown } from '@/shared/messages'
import { liveEvents } from '@/shared/realtime'
import { $currentRoute, $language, buildPath, navigateFx } from '@/shared/routes'

/** What is delivered a second time comes soon after the first. */
const REMEMBERED = 200

// What happened
const remindersWanted = createEvent()
/** Somebody has written a reminder, of which the doctor has not been told yet. */
const newsArrived = createEvent<{ uuid: string; creator: string | null }>()

// State
const $told = createStore<readonly string[]>([])
  .on(newsArrived, (told, { uuid }) => [...told, uuid].slice(-REMEMBERED))
  .reset(sessionEnded)

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
  source: $currentRoute,
  fn: (route, { creator }): Message => ({
    tone: 'info',
    text: creator ? { key: 'reminderAdded', params: { creator } } : { key: 'reminderAddedBySomebody' },
    // The home page shows the unread reminders; who is there sees the new one already.
    ...(route?.id !== 'home' && { action: { label: 'show', event: remindersWanted } }),
  }),
  target: messageShown,
})
sample({
  clock: remindersWanted,
  source: $language,
  fn: (language) => ({ to: buildPath('home', language) }),
  target: navigateFx,
})
