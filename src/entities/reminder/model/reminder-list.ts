import { getListRemindersQueryKey, type ReminderListResponse, type ReminderNote } from '@/shared/api'
import type { $queryClient } from '@/shared/query'
import { type PatientLocks, patientLocks } from './patient-lock'
import { byTime, type IdentifiedNote, type Reminder, toReminder } from './reminder'

interface ReadReminders {
  /** By time, without duplicates and rows without an id. */
  list: readonly Reminder[]
  locks: PatientLocks
}

/** Cache: every view and model reads the same response. */
const readByResponse = new WeakMap<ReminderListResponse, ReadReminders>()

export function readReminders(response: ReminderListResponse): ReadReminders {
  const known = readByResponse.get(response)
  if (known) return known
  const locks = patientLocks(response)
  const byUuid = new Map(response.notes.filter(isIdentified).map((note) => [note.notes_uuid, note]))
  const list = [...byUuid.values()].map((note) => toReminder(note, locks)).sort(byTime)
  const read = { list, locks }
  readByResponse.set(response, read)
  return read
}

const isIdentified = (note: ReminderNote): note is IdentifiedNote => Boolean(note.notes_uuid)

/** Null until the list is loaded. */
export function cachedReminders(client: ReturnType<typeof $queryClient.getState>): readonly Reminder[] | null {
  const response = client.getQueryData<ReminderListResponse>(getListRemindersQueryKey())
  return response ? readReminders(response).list : null
}
