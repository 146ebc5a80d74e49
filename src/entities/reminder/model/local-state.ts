import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { createTask } from '@/shared/lib/effector'
import { tabMessageOf } from '@/shared/tabs'
import { type ReminderLocalStates, withUnsaved } from './local-state-changes'
import { clearLocalStates, loadLocalStates } from './local-state-storage'

/** The user whose local states are applied. While it is pending no list is shown, which would contain removed reminders. */
type Owner = { status: 'unknown' | 'pending' | 'unidentified' } | { status: 'known'; uuid: string }

interface LocalState {
  owner: Owner
  states: ReminderLocalStates
}

const NO_STATE: LocalState = { owner: { status: 'unknown' }, states: {} }

// Events
export const ownerRequested = createEvent()
export const ownerIdentified = createEvent<string>()
/** Changes then last only until the page is unloaded, or are saved when a later attempt identifies the user. */
export const ownerUnidentified = createEvent()
/** Emitted by `local-state-writer.ts`, which is loaded after the first screen. */
export const localStatesChanged = createEvent<LocalState>()

// Effects
const loadLocalStatesTask = createTask(({ uuid, unsaved }: { uuid: string; unsaved: ReminderLocalStates }) => ({
  local: { owner: { status: 'known' as const, uuid }, states: withUnsaved(loadLocalStates(uuid), unsaved) },
  unsaved,
}))
const reloadLocalStatesTask = createTask(({ owner, states }: LocalState) => ({
  owner,
  states: owner.status === 'known' ? loadLocalStates(owner.uuid) : states,
}))
const clearLocalStatesTask = createTask(clearLocalStates)
/** The payload contains the changes made before the user was known. */
export const localStatesLoaded = loadLocalStatesTask.doneData.map(({ unsaved }) => unsaved)

// Stores
export const $local = createStore(NO_STATE)
export const $localStates = $local.map(({ states }) => states)
export const $isOwnerPending = $local.map(({ owner }) => owner.status === 'pending')

// Connections
const ownerLeft = sample({ clock: sessionEnded, source: $local, fn: ({ owner }, end) => ({ owner, end }) })
$local
  .on(ownerRequested, (local) => (local.owner.status === 'unknown' ? withOwner(local, 'pending') : local))
  .on(ownerUnidentified, (local) => (local.owner.status === 'known' ? local : withOwner(local, 'unidentified')))
  .on(loadLocalStatesTask.doneData, (_, { local }) => local)
  // A change that ends after its user has left is dropped.
  .on([localStatesChanged, reloadLocalStatesTask.doneData], (local, changed) =>
    changed.owner === local.owner ? changed : local,
  )
  .reset(ownerLeft)

const ownerChanged = sample({
  clock: ownerIdentified,
  source: $local,
  filter: ({ owner }, uuid) => owner.status !== 'known' || owner.uuid !== uuid,
  fn: ({ owner, states }, uuid) => ({ uuid, unsaved: owner.status === 'known' ? {} : states }),
})
sample({ clock: ownerChanged, target: loadLocalStatesTask })
sample({ clock: tabMessageOf('reminders-changed'), source: $local, target: reloadLocalStatesTask })

/** A sign-out clears the local states, an expired session keeps them. The page may be left at once: no wait for the mutex. */
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
