import { attach, combine, createEvent, createStore, sample } from 'effector'
import { type SessionEnd, sessionEnded } from '@/shared/auth'
import { withTabMutex } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { screenReady } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { tabMessageOf, tabMessageSent } from '@/shared/tabs'
import {
  changeNotified,
  changeRead,
  changeState,
  isNotified,
  type LocalStateChange,
  type ReminderLocalStates,
  removeExpired,
  withUnsaved,
} from './local-state-changes'
import { clearLocalStates, loadLocalStates, saveLocalStates } from './local-state-storage'
import { cachedReminders, type DueReminder } from './reminders-view'

/** User whose local state is applied. While it is pending nothing is shown, because a hidden reminder could flash. */
type Owner = { status: 'unknown' | 'pending' | 'unidentified' } | { status: 'known'; uuid: string }

interface LocalState {
  owner: Owner
  states: ReminderLocalStates
}

const NO_STATE: LocalState = { owner: { status: 'unknown' }, states: {} }

// Events
export const ownerRequested = createEvent()
export const ownerIdentified = createEvent<string>()
/** Local states last until the page is unloaded, or until a later attempt identifies the user. */
export const ownerUnidentified = createEvent()
const ownerLeft = createEvent<{ owner: Owner; end: SessionEnd }>()

export const reminderRead = createEvent<string>()
export const readToggled = createEvent<string>()
export const reminderRemoved = createEvent<string>()
/** `until` in milliseconds. */
export const reminderSnoozed = createEvent<{ uuid: string; until: number }>()
export const remindersRestored = createEvent<readonly string[]>()
/** Shown outside of the page, so that they need no toast. */
export const remindersNotified = createEvent<readonly DueReminder[]>()

// Stores
const $local = createStore(NO_STATE)
export const $localStates = $local.map(({ states }) => states)
export const $isOwnerPending = $local.map(({ owner }) => owner.status === 'pending')
export const $localContext = combine({ local: $local, client: $queryClient })

// Effects
/**
 * The only writer. The mutex orders the changes of all tabs, and each change starts from what is stored, because another
 * tab may have changed it.
 */
const changeLocalStatesFx = attach({
  source: $localContext,
  effect: ({ local: { owner, states }, client }, change: LocalStateChange) => {
    const context = { list: cachedReminders(client), now: Date.now() }
    if (owner.status !== 'known') return { owner, before: states, after: change(states, context), isSaved: false }
    return withTabMutex('reminders', async () => {
      const before = loadLocalStates(owner.uuid)
      const after = change(before, context)
      if (after !== before) saveLocalStates(owner.uuid, after)
      return { owner, before, after, isSaved: after !== before }
    })
  },
})

/** The first tab to claim a reminder shows its toast. */
export const claimDueFx = attach({
  effect: changeLocalStatesFx,
  mapParams: (due: readonly DueReminder[]) => changeNotified(due),
})

const loadLocalStatesTask = createTask(({ uuid, unsaved }: { uuid: string; unsaved: ReminderLocalStates }) => ({
  local: { owner: { status: 'known' as const, uuid }, states: withUnsaved(loadLocalStates(uuid), unsaved) },
  unsaved,
}))
const reloadLocalStatesTask = createTask(({ owner, states }: LocalState) => ({
  owner,
  after: owner.status === 'known' ? loadLocalStates(owner.uuid) : states,
}))
const clearLocalStatesTask = createTask(clearLocalStates)
export const localStatesLoaded = loadLocalStatesTask.doneData.map(() => {})

// Connections
$local
  .on(ownerRequested, (local) => (local.owner.status === 'unknown' ? withOwner(local, 'pending') : local))
  .on(ownerUnidentified, (local) => (local.owner.status === 'known' ? local : withOwner(local, 'unidentified')))
  .on(loadLocalStatesTask.doneData, (_, { local }) => local)
  // A change that ends after its user has left is dropped.
  .on(
    // An unchanged state stays the same object, so that nothing is rendered again.
    [
      changeLocalStatesFx.doneData.filter({ fn: ({ before, after }) => after !== before }),
      reloadLocalStatesTask.doneData,
    ],
    (local, { owner, after }) => (owner === local.owner ? { owner, states: after } : local),
  )
  .reset(ownerLeft)

const ownerChanged = sample({
  clock: ownerIdentified,
  source: $local,
  filter: ({ owner }, uuid) => owner.status !== 'known' || owner.uuid !== uuid,
  fn: ({ owner, states }, uuid) => ({ uuid, unsaved: owner.status === 'known' ? {} : states }),
})
sample({ clock: ownerChanged, target: loadLocalStatesTask })
sample({
  clock: loadLocalStatesTask.doneData,
  filter: ({ unsaved }) => Object.keys(unsaved).length > 0,
  fn:
    ({ unsaved }): LocalStateChange =>
    (stored) =>
      withUnsaved(stored, unsaved),
  target: changeLocalStatesFx,
})

sample({
  clock: [
    reminderRead.map((uuid) => changeRead(uuid, () => true)),
    readToggled.map((uuid) => changeRead(uuid, (isRead) => !isRead)),
    reminderRemoved.map((uuid) => changeState([uuid], { isRemoved: true })),
    reminderSnoozed.map(({ uuid, until }) => changeState([uuid], { snoozedUntil: until })),
    remindersRestored.map((uuids) => changeState(uuids, { isRemoved: undefined, snoozedUntil: undefined })),
    remindersNotified.map((due) => changeNotified(due)),
    // The list is loaded.
    screenReady.map(() => removeExpired),
  ],
  target: changeLocalStatesFx,
})
export const dueClaimed = claimDueFx.done.map(({ params, result: { before } }) =>
  params.filter((due) => !isNotified(due, before)),
)

sample({
  clock: changeLocalStatesFx.doneData,
  filter: ({ isSaved }) => isSaved,
  fn: () => 'reminders-changed' as const,
  target: tabMessageSent,
})
sample({ clock: tabMessageOf('reminders-changed'), source: $local, target: reloadLocalStatesTask })

sample({ clock: sessionEnded, source: $local, fn: ({ owner }, end) => ({ owner, end }), target: ownerLeft })
/** Signing out clears the local states; an expired session keeps them. Not in the mutex: the page may be left at once. */
sample({
  clock: ownerLeft.filterMap(({ owner, end }) =>
    owner.status === 'known' && end === 'signed-out' ? owner.uuid : undefined,
  ),
  target: clearLocalStatesTask,
})

const withOwner = (local: LocalState, status: 'pending' | 'unidentified'): LocalState => ({
  ...local,
  owner: { status },
})
