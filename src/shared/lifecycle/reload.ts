import { createEvent, createStore, restore, sample } from 'effector'
import { or } from 'patronum'
import { reloadPageTask } from './page'

// Events
/** The reload waits while it is blocked. */
export const reloadRequested = createEvent()
/** True while a reload would abort a write or a clinic switch. */
export const reloadBlockedChanged = createEvent<boolean>()
/** True during a consultation: a reload for a new version would interrupt it, so the screen offers it. */
export const newVersionReloadBlockedChanged = createEvent<boolean>()

// Stores
const $isReloadBlocked = restore(reloadBlockedChanged, false)
export const $isNewVersionReloadBlocked = or($isReloadBlocked, restore(newVersionReloadBlockedChanged, false))
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
