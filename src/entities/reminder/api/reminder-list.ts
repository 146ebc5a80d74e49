import type { QueryClient } from '@tanstack/react-query'
import { getListRemindersQueryKey, type ReminderNote } from '@/shared/api'
import { memoizeByObject } from '@/shared/lib/memoize'
import { isUnreadable, type LockLookup, lockLookup } from '../model/patient-lock'
import { byTime, type IdentifiedNote, type Reminder, toReminder } from '../model/reminder'

/** The rows of the last response, and those that were pushed since. */
export interface CachedReminderList {
  notes: readonly (ReminderNote & { isPushed?: true })[]
}

interface ParsedReminders {
  /** By time, without duplicates and rows without an id. */
  list: readonly Reminder[]
  lockOf: LockLookup
  /** Pushed rows do not count. */
  hasRowsWithoutId: boolean
  isUnreadable: boolean
}

/** Parses each response once for all views and models. */
export const parseReminders = memoizeByObject((cached: CachedReminderList): ParsedReminders => {
  const lockOf = lockLookup(cached)
  const reminders = cached.notes.filter(isIdentified).map((note) => toReminder(note, lockOf))
  const list = [...new Map(reminders.map((reminder) => [reminder.uuid, reminder])).values()].sort(byTime)
  return {
    list,
    lockOf,
    hasRowsWithoutId: cached.notes.some((note) => !note.isPushed && !isIdentified(note)),
    isUnreadable: isUnreadable(cached.notes),
  }
})

const isIdentified = (note: ReminderNote): note is IdentifiedNote => Boolean(note.notes_uuid)

export const cachedReminderList = (client: QueryClient): CachedReminderList | undefined =>
  client.getQueryData<CachedReminderList>(getListRemindersQueryKey())

/** Null until a list is loaded that can be read. */
export function cachedReminders(client: QueryClient): readonly Reminder[] | null {
  const response = cachedReminderList(client)
  if (!response) return null
  const { list, isUnreadable } = parseReminders(response)
  return isUnreadable ? null : list
}
