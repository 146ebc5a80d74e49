import { createEvent, createStore, restore, sample } from 'effector'
import {
  followUpRequested,
  numberCopyRequested,
  type Patient,
  patientChosen,
  patientListRequested,
} from '@/entities/patient'
import { $language, buildPath, navigateFx, type RouteId } from '@/shared/routes'
import { patientRowId } from '../lib/palette-sections'
import type { PatientActionId } from '../lib/patient-actions'
import { $actionsPatient, $typedTerm, actionsLeft, actionsOpened, paletteClosed } from './palette'

// Not in palette.ts, which is in the first bundle: nothing is chosen before the rows have loaded.

// Events
export const rowHighlighted = createEvent<string>()
export const pageChosen = createEvent<RouteId>()
/** Opens the dialog that joins a consultation with the patient. */
export const callChosen = createEvent<Patient>()
export const paletteActionChosen = createEvent()
export const patientActionChosen = createEvent<{ id: PatientActionId; patient: Patient }>()
const patientOf = (id: PatientActionId) =>
  patientActionChosen.filterMap((chosen) => (chosen.id === id ? chosen.patient : undefined))

// Stores
/** Row highlighted by the user. Reset with the term and with the actions of a patient, because the rows change. */
export const $highlightedRow = restore(rowHighlighted, null)
  .on(actionsLeft, (_, patient) => patientRowId(patient))
  .reset($typedTerm, paletteClosed, actionsOpened)
export const $isNumberRevealed = createStore(false)
  .on(patientOf('toggle-number'), (isRevealed) => !isRevealed)
  .reset($actionsPatient)

// Connections
/** Runs first, so that a dialog opened by the choice is above the palette. */
sample({
  clock: [patientChosen, followUpRequested, callChosen, patientListRequested, pageChosen, paletteActionChosen],
  target: paletteClosed,
})
sample({
  clock: [pageChosen, patientListRequested.map((): RouteId => 'patients')],
  source: $language,
  fn: (language, page) => ({ to: buildPath(page, language) }),
  target: navigateFx,
})
sample({ clock: patientOf('follow-up'), target: followUpRequested })
sample({ clock: patientOf('call'), target: callChosen })
sample({
  clock: patientOf('copy-phone').filterMap(({ phone }) => phone ?? undefined),
  fn: (number) => ({ kind: 'phone' as const, number }),
  target: numberCopyRequested,
})
sample({
  clock: patientOf('copy-number').filterMap(({ citizenshipNumber }) => citizenshipNumber ?? undefined),
  filter: $isNumberRevealed,
  fn: (number) => ({ kind: 'citizenshipNumber' as const, number }),
  target: numberCopyRequested,
})
