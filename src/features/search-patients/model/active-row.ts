import { createEvent, createStore } from 'effector'
import { paletteClosed } from './palette'
import { $typedTerm } from './search-text'

// Events
/** The doctor moved to a row, by key or by mouse. */
export const rowHighlighted = createEvent<string>()

// State
/** The row that the doctor chose to stand on; another term brings other rows, so the choice ends with it. */
export const $highlightedRow = createStore<string | null>(null)
  .on(rowHighlighted, (_, id) => id)
  .reset($typedTerm, paletteClosed)
