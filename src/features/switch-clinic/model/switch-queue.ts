import { createEvent, createStore, sample } from 'effector'
import { delay } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import type { ClinicSwitch } from './clinic-switch'

/** Limits the wait for a pending upload, because a full-screen loader blocks the user. */
const MAX_WAIT_MS = 10_000

// Events
/** True while a pending write would be aborted by the reload that ends a switch. */
export const switchBlockedChanged = createEvent<boolean>()
export const switchQueued = createEvent<ClinicSwitch>()
/** Not blocked, or blocked for the maximum time. */
export const switchReleased = createEvent<ClinicSwitch>()

// Stores
export const $isSwitchBlocked = createStore(false)
  .on(switchBlockedChanged, (_, isBlocked) => isBlocked)
  .reset(sessionEnded)
const $queuedSwitch = createStore<ClinicSwitch | null>(null).reset(switchReleased, sessionEnded)

// Connections
const switchDelayed = sample({
  clock: switchQueued,
  source: $isSwitchBlocked,
  filter: (isBlocked) => isBlocked,
  fn: (_, requested) => requested,
})
sample({
  clock: switchQueued,
  source: $isSwitchBlocked,
  filter: (isBlocked) => !isBlocked,
  fn: (_, requested) => requested,
  target: switchReleased,
})
sample({ clock: switchDelayed, target: $queuedSwitch })
const unblocked = sample({
  clock: switchBlockedChanged,
  source: $queuedSwitch,
  fn: (waiting, isBlocked) => (isBlocked ? null : waiting),
})
const waitTimedOut = sample({
  clock: delay({ source: switchDelayed, timeout: MAX_WAIT_MS }),
  source: $queuedSwitch,
  fn: (waiting, requested) => (waiting === requested ? requested : null),
})
sample({ clock: [unblocked, waitTimedOut], filter: Boolean, target: switchReleased })
