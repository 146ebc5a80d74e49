import { createStore, merge } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { createAnnouncementStore } from '@/shared/lib/effector'
import { reminderRemoved, reminderSnoozed, remindersRestored } from './local-state-writer'

/** `until` is null for a removal, else the end of the snooze in milliseconds. */
export interface UndoEntry {
  uuid: string
  until: number | null
}

/** A change that can be undone, or the uuids of restored reminders. */
type AnnouncedChange = UndoEntry | { restored: readonly string[] }

const MAX_UNDO_ENTRIES = 20

// Events
const undoable = merge<UndoEntry>([reminderRemoved.map((uuid) => ({ uuid, until: null })), reminderSnoozed])

// Stores
/** Newest last. Undo has no timeout. */
export const $undoEntries = createStore<readonly UndoEntry[]>([])
  .on(undoable, (all, newest) => [...all.filter(({ uuid }) => uuid !== newest.uuid), newest].slice(-MAX_UNDO_ENTRIES))
  .on(remindersRestored, (all, uuids) => all.filter(({ uuid }) => !uuids.includes(uuid)))
  .reset(sessionEnded)

export const $announcedChange = createAnnouncementStore<AnnouncedChange | null>(
  merge<AnnouncedChange>([undoable, remindersRestored.map((restored) => ({ restored }))]),
  { initial: null, reset: sessionEnded },
)
