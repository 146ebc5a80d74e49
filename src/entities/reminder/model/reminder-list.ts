import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { getListRemindersQueryKey, type ReminderListResponse } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { byTime, type Reminder, toReminder } from './reminder'

type QueryClient = ReturnType<typeof $queryClient.getState>

const NONE: readonly Reminder[] = []

/** Every view and every story asks for the same list; it is made once of each answer. */
const reminderByDto = new WeakMap<ReminderListResponse, readonly Reminder[]>()

/** In the order of their time; what the platform lists twice is one reminder. */
export function toReminderList(answer: ReminderListResponse): readonly Reminder[] {
  const known = reminderByDto.get(answer)
  if (known) return known
  const byUuid = new Map(answer.notes.flatMap((note) => (note.notes_uuid ? [[note.notes_uuid, note]] : [])))
  const list = [...byUuid].map(([uuid, note]) => toReminder({ ...note, notes_uuid: uuid })).sort(byTime)
  reminderByDto.set(answer, list)
  return list
}

/** What the platform has listed as far as it is known at this moment. */
export function listedReminders(client: QueryClient): readonly Reminder[] {
  const answer = client.getQueryData<ReminderListResponse>(getListRemindersQueryKey())
  return answer ? toReminderList(answer) : NONE
}

// Events
/** The platform has answered with its reminders, the first time or anew. */
export const remindersReceived = createEvent<readonly Reminder[]>()

// Effects
const watchCacheFx = attach({
  source: $queryClient,
  effect: (client) => {
    const emit = scopeBind(remindersReceived)
    const [name] = getListRemindersQueryKey()
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== name) return
      emit(toReminderList(event.query.state.data as ReminderListResponse))
    })
  },
})

// State
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
/** With every answer, which of its reminders the one before did not have; those of the first one are not news. */
export const remindersAdded = sample({ clock: remindersReceived, source: $snapshot, fn: ({ added }) => added })
