import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'
import type { Day } from '@/shared/lib/day'

/** An overflow group is identified by time, because its entries may change while the list is open. */
export type OpenList =
  | { kind: 'undated' }
  | { kind: 'overflow'; day: Day; doctor: string | null; from: number; to: number }

// Events
export const entryOpened = createEvent<string>()
export const entryClosed = createEvent()
export const listOpened = createEvent<OpenList>()
export const listClosed = createEvent()
const pageLeft = createEvent()

// Stores
export const $openEntry = createStore<string | null>(null)
  .on(entryOpened, (_, uuid) => uuid)
  .reset(entryClosed, pageLeft)
export const $openList = createStore<OpenList | null>(null)
  .on(listOpened, (_, list) => list)
  .reset(listClosed, pageLeft)

// Connections
sample({ clock: [locationChanged, sessionEnded], fn: () => {}, target: pageLeft })
