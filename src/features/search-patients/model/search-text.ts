import { createEvent, createStore, merge, restore, sample } from 'effector'
import { debounce } from 'patronum'
import { SEARCH_DEBOUNCE_MS } from '@/shared/config'
import { paletteClosed } from './palette'
import { cutText, isSearchable, toSearchTerm } from './search-term'

// What happened
export const textTyped = createEvent<string>()
/** An input method builds a character out of several keys: what stands in the field meanwhile is not meant yet. */
export const compositionChanged = createEvent<boolean>()

// State
export const $text = createStore('')
  .on(textTyped, (_, text) => cutText(text))
  .reset(paletteClosed)
const $isComposing = restore(compositionChanged, false).reset(paletteClosed)
export const $typedTerm = $text.map(toSearchTerm)
/** The term to search patients for; empty until the typed one is long enough and has stood still for a moment. */
export const $settledTerm = createStore('')

// Flow
/** Any other term makes the settled one void at once: its request is cancelled, its answer has nowhere to appear. */
sample({ clock: $typedTerm, fn: () => '', target: $settledTerm })
const stoodStill = debounce({ source: merge([$typedTerm, compositionChanged]), timeout: SEARCH_DEBOUNCE_MS })
sample({
  clock: stoodStill,
  source: { term: $typedTerm, isComposing: $isComposing },
  filter: ({ term, isComposing }) => isSearchable(term) && !isComposing,
  fn: ({ term }) => term,
  target: $settledTerm,
})
