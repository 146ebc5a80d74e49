import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { getListRemindersQueryKey, type ReminderListResponse, type ReminderNote } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { type PatientLocks, patientLocks } from './patient-lock'
import { byTime, type IdentifiedNote, type Reminder, toReminder } from './reminder'

type QueryClient = ReturnType<typeof $queryClient.getState>

const NONE: readonly Reminder[] = []

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

export function listedReminders(client: QueryClient): readonly Reminder[] {
  const response = client.getQueryData<ReminderListResponse>(getListRemindersQueryKey())
  return response ? readReminders(response).list : NONE
}

// Events
export const remindersReceived = createEvent<readonly Reminder[]>()

// Effects
const watchCacheFx = attach({
  source: $queryClient,
  effect: (client) => {
    const emit = scopeBind(remindersReceived)
    const [name] = getListRemindersQueryKey()
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== name) return
      emit(readReminders(event.query.state.data as ReminderListResponse).list)
    })
  },
})

// Stores
interface Snapshot {
  uuids: ReadonlySet<string> | null
  added: readonly Reminder[]
}
const NO_SNAPSHOT: Snapshot = { uuids: null, added: NONE }

const $snapshot = createStore(NO_SNAPSHOT, { serialize: 'ignore' })
  .on(remindersReceived, ({ uuids }, list) => ({
    uuids: new Set(list.map(({ uuid }) => uuid)),
    added: uuids ? list.filter(({ uuid }) => !uuids.has(uuid)) : NONE,
  }))
  .reset(sessionEnded)

// Connections
sample({ clock: appStarted, target: watchCacheFx })
/** Reminders that the previous response did not contain; empty for the first response. */
export const remindersAdded = sample({ clock: remindersReceived, source: $snapshot, fn: ({ added }) => added })
