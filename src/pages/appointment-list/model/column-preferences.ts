import * as z from 'zod/mini'
import { attach, createEvent, createStore, sample } from 'effector'
import { userIdentified } from '@/entities/user'
import { sessionEnded } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { DEFAULT_COLUMNS, OPTIONAL_COLUMNS, type OptionalColumn, toColumns, toggleColumn } from '../lib/columns'

/** Keyed by user, because users share computers. Contains only column names. */
const KEY = 'portal.appointment-columns'
const preferencesSchema = z.record(z.string(), z.array(z.string()))

// Events
export const columnToggled = createEvent<OptionalColumn>()

// Stores
/** Null until the user is identified: a choice then lasts until the page is unloaded. */
const $user = createStore<string | null>(null)
  .on(userIdentified, (_, user) => user)
  .reset(sessionEnded)
const $chosen = createStore<readonly OptionalColumn[]>(DEFAULT_COLUMNS).reset(sessionEnded)
export const $columns = $chosen.map(toColumns)

// Effects
const loadColumnsFx = attach({
  source: $chosen,
  effect: (chosen, user: string) => parsePreferences()[user] ?? chosen,
})
const saveColumnsFx = attach({
  source: $user,
  effect: (user, chosen: readonly OptionalColumn[]): boolean =>
    user !== null && deviceStorage.write(KEY, JSON.stringify({ ...parsePreferences(), [user]: chosen })),
})

// Connections
sample({ clock: userIdentified, target: loadColumnsFx })
sample({
  clock: tabMessageReceived,
  source: $user,
  filter: (user, { kind }): user is string => kind === 'preferences-changed' && user !== null,
  fn: (user) => user as string,
  target: loadColumnsFx,
})
sample({ clock: loadColumnsFx.doneData, target: $chosen })

const changed = sample({ clock: columnToggled, source: $chosen, fn: toggleColumn })
sample({ clock: changed, target: [$chosen, saveColumnsFx] })
sample({
  clock: saveColumnsFx.doneData,
  filter: (isSaved) => isSaved,
  fn: (): TabMessage => ({ kind: 'preferences-changed' }),
  target: tabMessageSent,
})

/** Invalid entries and columns that no longer exist are ignored. */
function parsePreferences(): Record<string, OptionalColumn[]> {
  try {
    const choices = preferencesSchema.parse(JSON.parse(deviceStorage.read(KEY) ?? '{}'))
    return Object.fromEntries(
      Object.entries(choices).map(([user, chosen]) => [user, OPTIONAL_COLUMNS.filter((item) => chosen.includes(item))]),
    )
  } catch {
    return {}
  }
}
