import { createEvent, createStore, restore } from 'effector'
import { sessionEnded } from '@/shared/auth'

// Events
/** The payload is the uuid of the clinic. */
export const clinicChosen = createEvent<string>()
/** True while a write of another feature would be aborted by a reload. */
export const featureWritesChanged = createEvent<boolean>()

// Stores
/** Kept until `switch-request.ts`, which is loaded after the first screen, has handled it. */
export const $chosenClinic = restore(clinicChosen, null).reset(sessionEnded)
export const $hasFeatureWrites = restore(featureWritesChanged, false).reset(sessionEnded)
/** Set by `switch-machine.ts`, which is loaded after the first screen too. */
export const $isSwitching = createStore(false)
