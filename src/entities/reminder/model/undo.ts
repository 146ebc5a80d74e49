import { createStore, merge } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { createAnnouncementStore } from '@/shared/lib/effector'
import type { Snooze } from './local-state-changes'
import { reminderRemoved, reminderSnoozed, reminderRestored, snoozesEnded, snoozesRestored } from './local-state-writer'

/** `until` is null for a removal, else the end of the snooze in milliseconds. */
interface HiddenReminder {
  uuid: string
  until: number | null
}

/** `endedSnoozes` are the snoozes that one click has ended. */
export type UndoEntry = HiddenReminder | { endedSnoozes: readonly Snooze[] }

/** A change that can be undone, or the reminders whose change was undone, by uuid. */
export type AnnouncedChange = UndoEntry | { restored: string } | { snoozedAgain: readonly string[] }

const MAX_UNDO_ENTRIES = 20

// Events
const undoable = merge<UndoEntry>([
  reminderRemoved.map((uuid) => ({ uuid, until: null })),
  reminderSnoozed,
  snoozesEnded.map((endedSnoozes) => ({ endedSnoozes })),
])

// Stores
/** Newest last. Undo has no timeout. */
export const $undoEntries = createStore<readonly UndoEntry[]>([])
  .on(undoable, (all, newest) => [...without(all, uuidsOf(newest)), newest].slice(-MAX_UNDO_ENTRIES))
  .on(reminderRestored, (all, uuid) => without(all, [uuid]))
  .on(snoozesRestored, (all, snoozes) =>
    all.filter((entry) => !('endedSnoozes' in entry && entry.endedSnoozes === snoozes)),
  )
  .reset(sessionEnded)

export const $announcedChange = createAnnouncementStore<AnnouncedChange | null>(
  merge<AnnouncedChange>([
    undoable,
    reminderRestored.map((restored) => ({ restored })),
    snoozesRestored.map((snoozes) => ({ snoozedAgain: snoozes.map(({ uuid }) => uuid) })),
  ]),
  { initial: null, reset: sessionEnded },
)

export const uuidsOf = (entry: UndoEntry): string[] =>
  'endedSnoozes' in entry ? entry.endedSnoozes.map(({ uuid }) => uuid) : [entry.uuid]

/** Without the removals and snoozes of these reminders. */
function without(all: readonly UndoEntry[], uuids: readonly string[]): readonly UndoEntry[] {
  return all.filter((entry) => 'endedSnoozes' in entry || !uuids.includes(entry.uuid))
}
