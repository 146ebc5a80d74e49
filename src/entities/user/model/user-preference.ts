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

/** A preference of each user of this device. A change before the user is identified is saved once the user is. */
export function createUserPreference<Value>({ key, initial, parse }: PreferenceOptions<Value>) {
  // Events
  const changed = createEvent<Value>()

  // Stores
  const $user = createStore<string | null>(null)
    .on(userIdentified, (_, user) => user)
    .reset(sessionEnded)
  const $value = createStore(initial)
    .on(changed, (_, value) => value)
    .reset(sessionEnded)

  // Effects
  const loadFx = attach({ source: $value, effect: (value, user: string) => parse(readStored(key)[user]) ?? value })
  const saveFx = attach({
    source: $user,
    effect: (user, value: Value): boolean =>
      user !== null && deviceStorage.write(key, JSON.stringify({ ...readStored(key), [user]: value })),
  })

  const $isUnsaved = createStore(false)
    .on(changed, () => true)
    .on(saveFx.doneData, (_, isSaved) => !isSaved)
    .reset(sessionEnded)

  // Connections
  sample({ clock: userIdentified, filter: not($isUnsaved), target: loadFx })
  sample({ clock: userIdentified, source: $value, filter: $isUnsaved, target: saveFx })
  sample({
    clock: tabMessageOf('preferences-changed'),
    source: $user,
    filter: (user) => user !== null,
    target: loadFx,
  })
  sample({ clock: loadFx.doneData, target: $value })
  sample({ clock: changed, target: saveFx })
  sample({
    clock: saveFx.doneData,
    filter: (isSaved) => isSaved,
    fn: (): TabMessage => ({ kind: 'preferences-changed' }),
    target: tabMessageSent,
  })

  return { $value, changed }
}

const readStored = (key: string): Record<string, unknown> => readStoredJson(deviceStorage, key, storedSchema, {})
