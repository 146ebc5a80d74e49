import { createEvent, createStore } from 'effector'
import { paletteClosed } from './palette'
import { $typedTerm } from './search-text'

// What happened
/** The doctor moved to a row, by key or by mouse. */
export const rowPointedAt = createEvent<string>()

// State
/** The row that the doctor chose to stand on; another term brings other rows, so the choice ends with it. */
export const $pointedRow = createStore<string | null>(null)
  .on(rowPointedAt, (_, id) => id)
  .reset($typedTerm, paletteClosed)
