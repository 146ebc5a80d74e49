import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import type { Patient } from './patient'

const MAX_RECENT_PATIENTS = 5

/** Only for patients of whom no reminder is locked. */
export const unlockedPatientViewed = createEvent<Patient>()

/** Newest first. In memory only: a reload and a clinic switch clear the list. */
export const $recentPatients = createStore<readonly Patient[]>([])
  .on(unlockedPatientViewed, (recent, viewed) =>
    [viewed, ...recent.filter(({ uuid }) => uuid !== viewed.uuid)].slice(0, MAX_RECENT_PATIENTS),
  )
  .reset(sessionEnded)
