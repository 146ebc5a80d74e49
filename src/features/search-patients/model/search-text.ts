import { createEvent, sample } from 'effector'
import { createSearchText } from '@/entities/patient'
import { paletteClosed, paletteRequested } from './palette'

// Events
/** Another screen knows a patient's name only: the palette opens and searches for it. */
export const patientSearchRequested = createEvent<string>()

// State
/** What stands in the palette's field; nothing of it outlives the palette. */
export const { textTyped, compositionChanged, $text, $typedTerm, $settledTerm } = createSearchText(paletteClosed)

// Connections
sample({ clock: patientSearchRequested, fn: () => {}, target: paletteRequested })
sample({ clock: patientSearchRequested, target: textTyped })
