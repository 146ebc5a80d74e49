import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'

/** The doctor has given the PIN for this patient; the uuid. */
export const patientUnlocked = createEvent<string>()

/** The locked patients that the doctor has opened since the page was loaded: a reload asks again. */
export const $unlockedPatients = createStore<readonly string[]>([])
  .on(patientUnlocked, (unlocked, uuid) => (unlocked.includes(uuid) ? unlocked : [...unlocked, uuid]))
  .reset(sessionEnded)
