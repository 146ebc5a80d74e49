import { createEffect, createEvent, createStore, type Event, sample } from 'effector'
import { $minute, featuresReady, isNewVersionDeployed, pageResumed } from '@/shared/lifecycle'

const CHECK_INTERVAL_MS = 15 * 60_000
/** Limits the requests of a user who often returns to the tab. */
const RESUME_INTERVAL_MS = 60_000

// Events
const checkDue = createEvent()

// Effects
export const checkVersionFx = createEffect(isNewVersionDeployed)

// Stores
/** The start of the portal counts as a check. */
const $checkedAt = createStore(0).on($minute, (at, now) => at || now)
/**
 * The server has another version than this page. Stays true, because only a reload changes the version of the page, and only
 * the user starts it: a reload interrupts a call and loses what is typed.
 */
export const $isUpdateAvailable = createStore(false).on(checkVersionFx.doneData, (was, isNew) => was || isNew)

// Connections
/** A return after sleep changes the minute too: in one `sample` only the last of the two events would count. */
checkOn($minute.updates, CHECK_INTERVAL_MS)
checkOn(pageResumed, RESUME_INTERVAL_MS)
sample({ clock: checkDue, target: checkVersionFx })
sample({ clock: [featuresReady, checkVersionFx], source: $minute, target: $checkedAt })

/** Requests a check if that time has passed since the last one. */
function checkOn(clock: Event<unknown>, intervalMs: number) {
  sample({
    clock,
    source: { now: $minute, checkedAt: $checkedAt, isAvailable: $isUpdateAvailable },
    filter: ({ now, checkedAt, isAvailable }) => !isAvailable && Math.abs(now - checkedAt) >= intervalMs,
    fn: () => {},
    target: checkDue,
  })
}
