import { createEvent, createStore, sample } from 'effector'
import { delay } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import type { ClinicSwitch } from './clinic-switch'

/** A full-screen loader must not keep a doctor for as long as an upload may take. */
const MAX_WAIT_MS = 10_000

// Events
/** Something that the doctor has sent is on its way to the platform, or is there: the new page would cut it off. */
export const switchBlockedChanged = createEvent<boolean>()
/** A switch wants to begin. */
export const switchQueued = createEvent<ClinicSwitch>()
/** A switch may begin: nothing holds it, or something has for long enough. */
export const switchReleased = createEvent<ClinicSwitch>()

// State
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
