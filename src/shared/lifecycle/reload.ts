import { createEvent, createStore, restore, sample } from 'effector'
import { or } from 'patronum'
import { reloadPageTask } from './page'

// Events
/** The reload waits while it is blocked. */
export const reloadRequested = createEvent()
/** True while a reload would abort a write or a clinic switch. */
export const reloadBlockedChanged = createEvent<boolean>()
/** True during a clinic switch: a write could reach either clinic. */
export const writesBlockedChanged = createEvent<boolean>()
/** True while the user does what a reload would interrupt, such as a call. A requested reload does not wait for its end. */
export const userBusyChanged = createEvent<boolean>()

// Stores
export const $areWritesBlocked = restore(writesBlockedChanged, false)
const $isReloadBlocked = restore(reloadBlockedChanged, false)
/** A reload, or another document in this tab, would abort a write or interrupt the user. */
export const $isPageBusy = or($isReloadBlocked, restore(userBusyChanged, false))
export const $isReloadPending = createStore(false)
  .on(reloadRequested, () => true)
  .reset(reloadPageTask)

// Connections
sample({
  clock: [reloadRequested, $isReloadBlocked],
  source: { isPending: $isReloadPending, isBlocked: $isReloadBlocked },
  filter: ({ isPending, isBlocked }) => isPending && !isBlocked,
  target: reloadPageTask,
})
