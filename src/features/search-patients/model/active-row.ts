import { createEvent, createStore } from 'effector'
import { patientRowId } from '../lib/palette-sections'
import { paletteClosed } from './palette'
import { actionsLeft, actionsOpened } from './open-actions'
import { $typedTerm } from './search-text'

// Events
export const rowHighlighted = createEvent<string>()

// Stores
/** Row highlighted by the user. Reset with the term and with the actions of a patient, because the rows change. */
export const $highlightedRow = createStore<string | null>(null)
  .on(rowHighlighted, (_, id) => id)
  .on(actionsLeft, (_, patient) => patientRowId(patient))
  .reset($typedTerm, paletteClosed, actionsOpened)
