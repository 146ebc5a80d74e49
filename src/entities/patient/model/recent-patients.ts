import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import type { Patient } from './patient'

const MAX_RECENT_PATIENTS = 5

/** The doctor has opened a patient of whom the reminders say that nothing about them is locked. */
export const unlockedPatientViewed = createEvent<Patient>()

/** The last ones of this page's life, the newest first: a reload and a clinic switch begin without any. */
export const $recentPatients = createStore<readonly Patient[]>([])
  .on(unlockedPatientViewed, (recent, seen) =>
    [seen, ...recent.filter(({ uuid }) => uuid !== seen.uuid)].slice(0, MAX_RECENT_PATIENTS),
  )
  .reset(sessionEnded)
