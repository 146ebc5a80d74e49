import { createEvent, createStore, sample } from 'effector'
import { delay } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import type { ClinicSwitch } from './clinic-switch'

/** A full-screen loader must not keep a doctor for as long as an upload may take. */
const PATIENCE_MS = 10_000

// What happened
/** Something that the doctor has sent is on its way to the platform, or is there: the new page would cut it off. */
export const switchHeld = createEvent<boolean>()
/** A switch wants to begin. */
export const wayAsked = createEvent<ClinicSwitch>()
/** A switch may begin: nothing holds it, or something has for long enough. */
export const wayCleared = createEvent<ClinicSwitch>()

// State
export const $isSwitchHeld = createStore(false)
  .on(switchHeld, (_, isHeld) => isHeld)
  .reset(sessionEnded)
const $waiting = createStore<ClinicSwitch | null>(null).reset(wayCleared, sessionEnded)

// Flow
const heldUp = sample({ clock: wayAsked, source: $isSwitchHeld, filter: (isHeld) => isHeld, fn: (_, wanted) => wanted })
sample({
  clock: wayAsked,
  source: $isSwitchHeld,
  filter: (isHeld) => !isHeld,
  fn: (_, wanted) => wanted,
  target: wayCleared,
})
sample({ clock: heldUp, target: $waiting })
const released = sample({
  clock: switchHeld,
  source: $waiting,
  fn: (waiting, isHeld) => (isHeld ? null : waiting),
})
const outlasted = sample({
  clock: delay({ source: heldUp, timeout: PATIENCE_MS }),
  source: $waiting,
  fn: (waiting, wanted) => (waiting === wanted ? wanted : null),
})
sample({ clock: [released, outlasted], filter: Boolean, target: wayCleared })
