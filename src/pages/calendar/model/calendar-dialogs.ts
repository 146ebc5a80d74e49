import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'
import type { Day } from '../lib/days'

/** A part of the calendar whose entries a list shows. It is told by time, not by its entries: they may change meanwhile. */
export type OpenList =
  | { kind: 'undated' }
  | { kind: 'crowd'; day: Day; doctor: string | null; from: number; to: number }

// Events
/** The uuid of an entry whose card is wanted. */
export const entryOpened = createEvent<string>()
export const entryClosed = createEvent()
export const listOpened = createEvent<OpenList>()
export const listClosed = createEvent()
const pageLeft = createEvent()

// State
export const $openEntry = createStore<string | null>(null)
  .on(entryOpened, (_, uuid) => uuid)
  .reset(entryClosed, pageLeft)
export const $openList = createStore<OpenList | null>(null)
  .on(listOpened, (_, list) => list)
  .reset(listClosed, pageLeft)

// Connections
sample({ clock: [locationChanged, sessionEnded], fn: () => {}, target: pageLeft })
