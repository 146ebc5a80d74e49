import { createEffect, createEvent, createStore, merge, restore, sample } from 'effector'
import { $minute, featuresReady, isNewVersionDeployed, pageResumed, reloadPageTask } from '@/shared/lifecycle'

const CHECK_INTERVAL_MS = 15 * 60_000
/** For a user who often returns to the tab. */
const RESUME_INTERVAL_MS = 60_000

// Events
export const updateAccepted = createEvent()
/** True while a reload would abort a write: it waits. */
export const reloadBlockedChanged = createEvent<boolean>()
/** With the time that must have passed since the last check. */
const checkRequested = merge([$minute.updates.map(() => CHECK_INTERVAL_MS), pageResumed.map(() => RESUME_INTERVAL_MS)])

// Effects
export const checkVersionFx = createEffect(isNewVersionDeployed)

// Stores
/** The start of the portal counts as a check. */
const $checkedAt = createStore(0).on($minute, (at, now) => at || now)
/** The server has another version than this page. Stays true: only a reload changes the version of the page. */
export const $isUpdateAvailable = createStore(false).on(checkVersionFx.doneData, (was, isNew) => was || isNew)
const $isReloadBlocked = restore(reloadBlockedChanged, false)
export const $isReloadPending = createStore(false)
  .on(updateAccepted, () => true)
  .reset(reloadPageTask)

// Connections
sample({
  clock: checkRequested,
  source: { now: $minute, checkedAt: $checkedAt, isAvailable: $isUpdateAvailable },
  filter: ({ now, checkedAt, isAvailable }, interval) => !isAvailable && Math.abs(now - checkedAt) >= interval,
  target: checkVersionFx,
})
sample({ clock: [featuresReady, checkVersionFx], source: $minute, target: $checkedAt })
/** Never by itself: the user may be in a call, or may have typed something. */
sample({
  clock: [updateAccepted, $isReloadBlocked],
  source: { isPending: $isReloadPending, isBlocked: $isReloadBlocked },
  filter: ({ isPending, isBlocked }) => isPending && !isBlocked,
  target: reloadPageTask,
})
