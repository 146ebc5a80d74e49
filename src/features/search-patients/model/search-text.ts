import { createEvent, sample } from 'effector'
import { createSearchText } from '@/entities/patient'
import { paletteClosed, paletteRequested } from './palette'

// Events
/** A page knows only the name of a patient: the palette opens and searches for it. */
export const patientSearchRequested = createEvent<string>()

// Stores
/** Text of the palette, reset when it closes. */
export const { textTyped, $text, $typedTerm, $settledTerm } = createSearchText(paletteClosed)

// Connections
sample({ clock: patientSearchRequested, fn: () => {}, target: paletteRequested })
sample({ clock: patientSearchRequested, target: textTyped })
