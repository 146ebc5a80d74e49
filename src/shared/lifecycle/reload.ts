import { createEvent, createStore, restore, sample } from 'effector'
import { reloadPageTask } from './page'

// Events
/** The reload waits while it is blocked. */
export const reloadRequested = createEvent()
/** True while a reload would abort a write or a clinic switch. */
export const reloadBlockedChanged = createEvent<boolean>()

// Stores
export const $isReloadBlocked = restore(reloadBlockedChanged, false)
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
