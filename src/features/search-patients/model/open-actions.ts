import { createEvent, createStore, sample } from 'effector'
import type { Patient } from '@/entities/patient'
import { paletteClosed, paletteDismissed } from './palette'
import { textTyped } from './search-text'

// Events
/** The actions of a patient are shown instead of the rows. */
export const actionsOpened = createEvent<Patient>()
/** Escape, or the Back gesture of a phone. */
export const backRequested = createEvent()

// Stores
export const $actionsPatient = createStore<Patient | null>(null).on(actionsOpened, (_, patient) => patient)

// Connections
const left = sample({ clock: backRequested, source: $actionsPatient })
/** Not when the text changes or the palette closes: then no row becomes active again. */
export const actionsLeft = left.filterMap((patient) => patient ?? undefined)
sample({ clock: left, filter: (patient) => patient === null, fn: () => {}, target: paletteDismissed })
$actionsPatient.reset(actionsLeft, textTyped, paletteClosed)
