import * as z from 'zod/mini'
import { attach, createEvent, createStore, sample } from 'effector'
import { userIdentified } from '@/entities/user'
import { sessionEnded } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { DEFAULT_COLUMNS, OPTIONAL_COLUMNS, type OptionalColumn, toColumns, toggleColumn } from '../lib/columns'

/** By user, because doctors share computers; nothing but the names of columns. */
const KEY = 'portal.appointment-columns'
const preferencesSchema = z.record(z.string(), z.array(z.string()))

// Events
export const columnToggled = createEvent<OptionalColumn>()

// State
/** Whose choice counts; while nobody is known it lasts as long as the page. */
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

/** What somebody else left under this key counts as nothing, and so does a column that no longer exists. */
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
