import * as z from 'zod/mini'
import { createEvent, createStore, restore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { attachTask, createTask } from '@/shared/lib/effector'
import { readStoredJson } from '@/shared/lib/json'
import { appStarted } from '@/shared/lifecycle'
import { sendTabMessageOn, tabMessageOf } from '@/shared/tabs'
import { userIdentified } from '../api/user-info'

interface PreferenceOptions<Value> {
  /** Storage key. The values must not contain patient data. */
  key: string
  initial: Value
  /** Null for an invalid value, which is ignored. */
  parse: (stored: unknown) => Value | null
  /** The value of the last user of this device applies until the user is identified. */
  startsWithLastUser?: boolean
}

const byUserSchema = z.record(z.string(), z.unknown())
const lastUserSchema = z.object({ lastUser: z.string(), byUser: byUserSchema })

type Update<Value> = (value: Value) => Value

/**
 * A preference of each user of this device. An update before the user is identified is applied to the stored value once
 * the user is.
 */
export function createUserPreference<Value>(options: PreferenceOptions<Value>) {
  const { key, initial, parse, startsWithLastUser = false } = options
  const valueOf = (stored: unknown): Value => parse(stored) ?? initial

  // Events
  const updated = createEvent<Update<Value>>()
  const changed = updated.prepend((value: Value) => () => value)

  // Stores
  const $user = restore(userIdentified, null).reset(sessionEnded)
  // Each read creates a new object, so values are compared: an equal one must not render again.
  const $value = createStore(initial, { updateFilter: (next, value) => JSON.stringify(next) !== JSON.stringify(value) })
    .on(updated, (value, update) => update(value))
    .reset(sessionEnded)
  const $unsaved = createStore<readonly Update<Value>[]>([], { serialize: 'ignore' })
    .on(updated, (unsaved, update) => [...unsaved, update])
    .reset(sessionEnded)

  // Effects
  const syncTask = attachTask($unsaved, (unsaved, user: string) => {
    const { lastUser, byUser } = readStored(key, startsWithLastUser)
    const value = unsaved.reduce((known, update) => update(known), valueOf(byUser[user]))
    const hasUpdates = unsaved.length > 0
    if (!hasUpdates && (!startsWithLastUser || lastUser === user)) return { value, isSaved: false }
    const values = { ...byUser, [user]: value }
    const stored = startsWithLastUser ? { lastUser: user, byUser: values } : values
    return { value, isSaved: deviceStorage.write(key, JSON.stringify(stored)) && hasUpdates }
  })
  // Reset also if the browser does not store the value: `deviceStorage` then keeps it in memory.
  $unsaved.reset(syncTask.doneData)

  // Connections
  const syncDue = sample({ clock: [userIdentified, updated, tabMessageOf('preferences-changed')], source: $user })
  sample({ clock: syncDue.filterMap((user) => user ?? undefined), target: syncTask })
  sample({ clock: syncTask.doneData, fn: ({ value }) => value, target: $value })
  sendTabMessageOn(syncTask.doneData.filter({ fn: ({ isSaved }) => isSaved }), 'preferences-changed')
  if (startsWithLastUser) {
    const loadLastTask = createTask(() => {
      const { lastUser, byUser } = readStored(key, startsWithLastUser)
      return valueOf(byUser[lastUser])
    })
    sample({ clock: [appStarted, sessionEnded], target: loadLastTask })
    sample({ clock: loadLastTask.doneData, target: $value })
  }

  return { $value, changed, updated }
}

const readStored = (key: string, hasLastUser: boolean): z.infer<typeof lastUserSchema> =>
  hasLastUser
    ? readStoredJson(deviceStorage, key, lastUserSchema, { lastUser: '', byUser: {} })
    : { lastUser: '', byUser: readStoredJson(deviceStorage, key, byUserSchema, {}) }
