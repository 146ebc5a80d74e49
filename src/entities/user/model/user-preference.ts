import * as z from 'zod/mini'
import { attach, createEvent, createStore, sample } from 'effector'
import { not } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { readStoredJson } from '@/shared/lib/json'
import { type TabMessage, tabMessageOf, tabMessageSent } from '@/shared/tabs'
import { userIdentified } from '../api/user-info'

interface PreferenceOptions<Value> {
  /** Storage key. The values must not contain patient data. */
  key: string
  initial: Value
  /** Null for an invalid value, which is ignored. */
  parse: (stored: unknown) => Value | null
}

const storedSchema = z.record(z.string(), z.unknown())

type Update<Value> = (value: Value) => Value

/**
 * A preference of each user of this device. An update before the user is identified is applied to the stored value once
 * the user is.
 */
export function createUserPreference<Value>({ key, initial, parse }: PreferenceOptions<Value>) {
  // Events
  const updated = createEvent<Update<Value>>()
  const changed = updated.prepend((value: Value) => () => value)

  // Stores
  const $user = createStore<string | null>(null)
    .on(userIdentified, (_, user) => user)
    .reset(sessionEnded)
  const $value = createStore(initial)
    .on(updated, (value, update) => update(value))
    .reset(sessionEnded)
  const $unsaved = createStore<readonly Update<Value>[]>([], { serialize: 'ignore' })
    .on(updated, (unsaved, update) => [...unsaved, update])
    .reset(sessionEnded)

  // Effects
  const loadFx = attach({ source: $value, effect: (value, user: string) => parse(readStored(key)[user]) ?? value })
  const saveFx = attach({
    source: $unsaved,
    effect: (unsaved, user: string) => {
      const stored = readStored(key)
      const value = unsaved.reduce((known, update) => update(known), parse(stored[user]) ?? initial)
      return { value, isSaved: deviceStorage.write(key, JSON.stringify({ ...stored, [user]: value })) }
    },
  })
  // A value that the browser does not store is kept in memory, and read again from there.
  $unsaved.reset(saveFx.done)
  const $isUnsaved = $unsaved.map((unsaved) => unsaved.length > 0)

  // Connections
  sample({ clock: userIdentified, filter: not($isUnsaved), target: loadFx })
  const saveDue = sample({ clock: [userIdentified, updated], source: $user, filter: $isUnsaved })
  sample({ clock: saveDue.filterMap((user) => user ?? undefined), target: saveFx })
  sample({
    clock: tabMessageOf('preferences-changed'),
    source: $user,
    filter: (user) => user !== null,
    target: loadFx,
  })
  sample({ clock: loadFx.doneData, target: $value })
  sample({ clock: saveFx.doneData, fn: ({ value }) => value, target: $value })
  sample({
    clock: saveFx.doneData,
    filter: ({ isSaved }) => isSaved,
    fn: (): TabMessage => ({ kind: 'preferences-changed' }),
    target: tabMessageSent,
  })

  return { $value, changed, updated }
}

const readStored = (key: string): Record<string, unknown> => readStoredJson(deviceStorage, key, storedSchema, {})
