import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $queryClient } from '@/shared/query'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { clearLocalStates, loadLocalStates, saveLocalStates } from './local-state-storage'
import { $owner, type LocalStateOwner, ownerLeft, ownerIdentified } from './local-state-owner'
import type { Reminder } from './reminder'
import { listedReminders, remindersReceived } from './reminder-list'
import { isReadLocally, withLocalState, type ReminderLocalStates, withoutExpired } from './reminder-local-state'

interface LocalStateInput {
  localStates: ReminderLocalStates
  list: readonly Reminder[]
  now: number
}
type LocalStateUpdate = (before: LocalStateInput) => ReminderLocalStates

// Events
export const reminderRead = createEvent<string>()
export const readToggled = createEvent<string>()
export const reminderRemoved = createEvent<string>()
/** `until` in milliseconds. */
export const reminderSnoozed = createEvent<{ uuid: string; until: number }>()
export const remindersRestored = createEvent<readonly string[]>()

// Stores
export const $localStates = createStore<ReminderLocalStates>({})
export const $localStateContext = combine({ owner: $owner, localStates: $localStates, client: $queryClient })

// Effects
/** Reads the storage before every change, because another tab may have changed it. */
export function updateLocalStates({ owner, localStates, client }: LocalStateContext, change: LocalStateUpdate) {
  const before = owner.status === 'known' ? loadLocalStates(owner.uuid) : localStates
  const after = change({ localStates: before, list: listedReminders(client), now: Date.now() })
  const isSaved = owner.status === 'known' && after !== before
  if (isSaved) saveLocalStates(owner.uuid, after)
  return { localStates: after, isSaved }
}
type LocalStateContext = ReturnType<typeof $localStateContext.getState>

const updateLocalStatesFx = attach({ source: $localStateContext, effect: updateLocalStates })

const loadLocalStatesFx = attach({
  source: $localStates,
  effect: (localStates, uuid: string): { owner: LocalStateOwner; localStates: ReminderLocalStates } => {
    const all = { ...loadLocalStates(uuid), ...localStates }
    if (Object.keys(localStates).length > 0) saveLocalStates(uuid, all)
    return { owner: { status: 'known', uuid }, localStates: all }
  },
})
const reloadLocalStatesFx = attach({
  source: $localStateContext,
  effect: ({ owner, localStates }) => (owner.status === 'known' ? loadLocalStates(owner.uuid) : localStates),
})
const clearLocalStatesFx = createEffect(clearLocalStates)

// Connections
sample({
  clock: ownerIdentified,
  source: $owner,
  filter: (owner, uuid) => owner.status !== 'known' || owner.uuid !== uuid,
  fn: (_, uuid) => uuid,
  target: loadLocalStatesFx,
})
sample({ clock: loadLocalStatesFx.doneData, fn: ({ localStates }) => localStates, target: $localStates })
sample({ clock: loadLocalStatesFx.doneData, fn: ({ owner }) => owner, target: $owner })

sample({
  clock: reminderRead,
  fn: (uuid): LocalStateUpdate => withRead(uuid, () => true),
  target: updateLocalStatesFx,
})
sample({
  clock: readToggled,
  fn: (uuid): LocalStateUpdate => withRead(uuid, (isRead) => !isRead),
  target: updateLocalStatesFx,
})
sample({
  clock: reminderRemoved,
  fn:
    (uuid): LocalStateUpdate =>
    ({ localStates, now }) =>
      withLocalState(localStates, [uuid], { isRemoved: true }, now),
  target: updateLocalStatesFx,
})
sample({
  clock: reminderSnoozed,
  fn:
    ({ uuid, until }): LocalStateUpdate =>
    ({ localStates, now }) =>
      withLocalState(localStates, [uuid], { snoozedUntil: until }, now),
  target: updateLocalStatesFx,
})
sample({
  clock: remindersRestored,
  fn:
    (uuids): LocalStateUpdate =>
    ({ localStates, now }) =>
      withLocalState(localStates, uuids, { isRemoved: undefined, snoozedUntil: undefined }, now),
  target: updateLocalStatesFx,
})
sample({
  clock: remindersReceived,
  fn:
    (): LocalStateUpdate =>
    ({ localStates, list, now }) =>
      withoutExpired(localStates, new Set(list.map(({ uuid }) => uuid)), now),
  target: updateLocalStatesFx,
})
sample({ clock: updateLocalStatesFx.doneData, fn: ({ localStates }) => localStates, target: $localStates })

sample({
  clock: updateLocalStatesFx.doneData,
  filter: ({ isSaved }) => isSaved,
  fn: (): TabMessage => ({ kind: 'reminders-changed' }),
  target: tabMessageSent,
})
sample({
  clock: tabMessageReceived,
  filter: ({ kind }) => kind === 'reminders-changed',
  fn: () => {},
  target: reloadLocalStatesFx,
})
sample({ clock: reloadLocalStatesFx.doneData, target: $localStates })

sample({ clock: ownerLeft, fn: () => ({}), target: $localStates })
/** Signing out clears the local states; an expired session keeps them. */
sample({
  clock: ownerLeft.filterMap(({ owner, end }) =>
    owner.status === 'known' && end === 'signed-out' ? owner.uuid : undefined,
  ),
  target: clearLocalStatesFx,
})

function withRead(uuid: string, change: (isRead: boolean) => boolean): LocalStateUpdate {
  return ({ localStates, list, now }) => {
    const reminder = list.find((listed) => listed.uuid === uuid)
    if (!reminder) return localStates
    const isRead = change(isReadLocally(reminder, localStates[uuid]))
    return withLocalState(localStates, [uuid], { read: { isRead, wasReadOnServer: reminder.isRead } }, now)
  }
}
