import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { whenFeaturesReady } from '@/shared/routes'
import { reminderRemoved, reminderSnoozed, remindersRestored } from './local-state-writer'
import type { Reminder } from './reminder'

interface ChosenReminder {
  /** `notes_uuid`. */
  uuid: string
  patient: Reminder['patient']
}

/** `until` is null for a removal, else the end of the snooze in milliseconds. */
export interface UndoEntry {
  uuid: string
  until: number | null
}

const MAX_UNDO_ENTRIES = 20

// Events
/** Opens the patient; the reminder becomes read when the patient is shown, without a patient at once. */
export const reminderChosen = createEvent<ChosenReminder>()

/** `reminderChosen` for the features that open it, which are loaded after the first screen. */
export const reminderOpenRequested = whenFeaturesReady(reminderChosen)

// Stores
/** Newest last. Undo has no timeout. */
export const $undoEntries = createStore<readonly UndoEntry[]>([])
  .on(reminderRemoved, (all, uuid) => pushEntry(all, { uuid, until: null }))
  .on(reminderSnoozed, (all, { uuid, until }) => pushEntry(all, { uuid, until }))
  .on(remindersRestored, (all, uuids) => all.filter((item) => !uuids.includes(item.uuid)))
  .reset(sessionEnded)

const pushEntry = (all: readonly UndoEntry[], newest: UndoEntry): readonly UndoEntry[] =>
  [...all.filter(({ uuid }) => uuid !== newest.uuid), newest].slice(-MAX_UNDO_ENTRIES)
