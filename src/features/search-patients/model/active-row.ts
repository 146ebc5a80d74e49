import { createEvent, createStore } from 'effector'
import { paletteClosed } from './palette'
import { $typedTerm } from './search-text'

// Events
export const rowHighlighted = createEvent<string>()

// Stores
/** Row highlighted by the user. Reset with the term, because the rows change. */
export const $highlightedRow = createStore<string | null>(null)
  .on(rowHighlighted, (_, id) => id)
  .reset($typedTerm, paletteClosed)
