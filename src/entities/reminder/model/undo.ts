import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { reminderPostponed, reminderRemoved, remindersReturned } from './local-state'

/** What was taken out of the list; `until` where it comes back by itself. */
export interface PutAway {
  uuid: string
  until: number | null
}

const MOST_UNDONE = 20

// What happened
export const removeChosen = createEvent<string>()
export const laterChosen = createEvent<{ uuid: string; until: number }>()
/** Takes back what was put away; the uuid. */
export const undoChosen = createEvent<string>()
/** Those that come back by themselves are wanted at once. */
export const recallChosen = createEvent<readonly string[]>()

// State
/** The newest last. No clock runs: it can be taken back as long as the page lives. */
export const $putAway = createStore<readonly PutAway[]>([])
  .on(removeChosen, (all, uuid) => withNewest(all, { uuid, until: null }))
  .on(laterChosen, (all, { uuid, until }) => withNewest(all, { uuid, until }))
  .on(undoChosen, (all, uuid) => all.filter((one) => one.uuid !== uuid))
  .on(recallChosen, (all, uuids) => all.filter((one) => !uuids.includes(one.uuid)))
  .reset(sessionEnded)

// Flow
sample({ clock: removeChosen, target: reminderRemoved })
sample({ clock: laterChosen, target: reminderPostponed })
sample({ clock: undoChosen, fn: (uuid) => [uuid], target: remindersReturned })
sample({ clock: recallChosen, target: remindersReturned })

const withNewest = (all: readonly PutAway[], newest: PutAway): readonly PutAway[] =>
  [...all.filter(({ uuid }) => uuid !== newest.uuid), newest].slice(-MOST_UNDONE)
