import { createEffect, createStore, merge, sample } from 'effector'
import { $minute, featuresReady, isNewVersionDeployed, pageResumed } from '@/shared/lifecycle'

const CHECK_INTERVAL_MS = 15 * 60_000
/** For a user who often returns to the tab. */
const RESUME_INTERVAL_MS = 60_000

// Events
/** With the time that must have passed since the last check. */
const checkRequested = merge([$minute.updates.map(() => CHECK_INTERVAL_MS), pageResumed.map(() => RESUME_INTERVAL_MS)])

// Effects
export const checkVersionFx = createEffect(isNewVersionDeployed)

// Stores
/** The start of the portal counts as a check. */
const $checkedAt = createStore(0).on($minute, (at, now) => at || now)
/**
 * The server has another version than this page. Stays true: only a reload changes the version of the page, and only the
 * user reloads it, who may be in a call or have typed something.
 */
export const $isUpdateAvailable = createStore(false).on(checkVersionFx.doneData, (was, isNew) => was || isNew)

// Connections
sample({
  clock: checkRequested,
  source: { now: $minute, checkedAt: $checkedAt, isAvailable: $isUpdateAvailable },
  filter: ({ now, checkedAt, isAvailable }, interval) => !isAvailable && Math.abs(now - checkedAt) >= interval,
  target: checkVersionFx,
})
sample({ clock: [featuresReady, checkVersionFx], source: $minute, target: $checkedAt })
