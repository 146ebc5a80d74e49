import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'

/** The user entered the PIN for this patient; the uuid. */
export const patientUnlocked = createEvent<string>()

/** Locked patients opened with the PIN. In memory only: a reload asks for the PIN again. */
export const $unlockedPatients = createStore<readonly string[]>([])
  .on(patientUnlocked, (unlocked, uuid) => (unlocked.includes(uuid) ? unlocked : [...unlocked, uuid]))
  .reset(sessionEnded)
