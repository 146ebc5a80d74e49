import { createEvent, createStore, sample } from 'effector'
import { creatorOf } from '@/entities/reminder'
import { normalizeId, type ReminderNote } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { parseInstant } from '@/shared/lib/date-time'
import { actionWith, showToastOn } from '@/shared/toasts'
import { remindersRequested } from './reminders-popover'

interface NewReminder {
  uuid: string | null
  creator: string | null
  remindAt: Date | null
}

/** Duplicates arrive shortly after the first event, so a short history is enough. */
const MAX_SEEN_IDS = 200

// Events
export const reminderPushed = createEvent<ReminderNote>()
export const reminderAdded = createEvent<NewReminder>()

// Stores
const $seenIds = createStore<readonly string[]>([])
  .on(reminderAdded, (seen, { uuid }) => (uuid === null ? seen : [...seen, uuid].slice(-MAX_SEEN_IDS)))
  .reset(sessionEnded)

// Connections
sample({
  clock: reminderPushed,
  source: $seenIds,
  // A reminder without an id may be a duplicate: a repeated toast is better than none.
  filter: (seen, note) => !note.notes_uuid || !seen.includes(normalizeId(note.notes_uuid)),
  fn: (_, note) => ({
    uuid: note.notes_uuid ? normalizeId(note.notes_uuid) : null,
    creator: creatorOf(note),
    remindAt: parseInstant(note.remind_at),
  }),
  target: reminderAdded,
})
showToastOn(reminderAdded, ({ creator, uuid }) => ({
  tone: 'info',
  text: creator ? { key: 'reminderAdded', params: { creator } } : { key: 'reminderAddedByUnknown' },
  action: actionWith({ label: 'show', event: remindersRequested, payload: uuid }),
}))
