import * as z from 'zod/mini'
import { attach, createEvent, createStore, sample } from 'effector'
import { recognizeUserFx } from '@/entities/user'
import { sessionEnded } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { type TabNews, tabNewsHeard, tabNewsTold } from '@/shared/tabs'
import { FIRST_COLUMNS, OPTIONAL_COLUMNS, type OptionalColumn, toColumns, toggled } from '../lib/columns'

/** By user, because doctors share computers; nothing but the names of columns. */
const KEY = 'portal.appointment-columns'
const choicesSchema = z.record(z.string(), z.array(z.string()))

// What happened
export const columnToggled = createEvent<OptionalColumn>()

// State
/** Whose choice counts; while nobody is known it lasts as long as the page. */
const $user = createStore<string | null>(null)
  .on(recognizeUserFx.doneData, (_, user) => user)
  .reset(sessionEnded)
const $chosen = createStore<readonly OptionalColumn[]>(FIRST_COLUMNS).reset(sessionEnded)
export const $columns = $chosen.map(toColumns)

// What the world does for us
const recallFx = attach({
  source: $chosen,
  effect: (chosen, user: string) => readChoices()[user] ?? chosen,
})
const rememberFx = attach({
  source: $user,
  effect: (user, chosen: readonly OptionalColumn[]): boolean =>
    user !== null && deviceStorage.write(KEY, JSON.stringify({ ...readChoices(), [user]: chosen })),
})

// Flow
sample({ clock: recognizeUserFx.doneData, target: recallFx })
sample({
  clock: tabNewsHeard,
  source: $user,
  filter: (user, { kind }): user is string => kind === 'preferences-changed' && user !== null,
  fn: (user) => user as string,
  target: recallFx,
})
sample({ clock: recallFx.doneData, target: $chosen })

const changed = sample({ clock: columnToggled, source: $chosen, fn: toggled })
sample({ clock: changed, target: [$chosen, rememberFx] })
sample({
  clock: rememberFx.doneData,
  filter: (isKept) => isKept,
  fn: (): TabNews => ({ kind: 'preferences-changed' }),
  target: tabNewsTold,
})

/** What somebody else left under this key counts as nothing, and so does a column that no longer exists. */
function readChoices(): Record<string, OptionalColumn[]> {
  try {
    const choices = choicesSchema.parse(JSON.parse(deviceStorage.read(KEY) ?? '{}'))
    return Object.fromEntries(
      Object.entries(choices).map(([user, chosen]) => [user, OPTIONAL_COLUMNS.filter((one) => chosen.includes(one))]),
    )
  } catch {
    return {}
  }
}
