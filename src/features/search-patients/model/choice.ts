import { createEvent, sample } from 'effector'
import { followUpRequested, type Patient, patientChosen, patientListRequested } from '@/entities/patient'
import { $language, buildPath, navigateFx, type RouteId } from '@/shared/routes'
import { paletteClosed } from './palette'

// Events
export const pageChosen = createEvent<RouteId>()
/** Starts a video consultation with the patient. */
export const callChosen = createEvent<Patient>()
/** The payload is the id of the action; the app runs it. */
export const actionChosen = createEvent<string>()

// Connections
/** Runs first, so that a dialog opened by the choice is above the palette. */
sample({
  clock: [patientChosen, followUpRequested, callChosen, patientListRequested, pageChosen, actionChosen],
  fn: () => {},
  target: paletteClosed,
})
sample({
  clock: [pageChosen, patientListRequested.map((): RouteId => 'patients')],
  source: $language,
  fn: (language, page) => ({ to: buildPath(page, language) }),
  target: navigateFx,
})
