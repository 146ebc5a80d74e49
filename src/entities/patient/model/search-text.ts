import { createEvent, createStore, type Event, merge, restore, sample } from 'effector'
import { debounce } from 'patronum'
import { SEARCH_DEBOUNCE_MS } from '@/shared/config'
import { truncateSearchText, isSearchable, toSearchTerm } from './search-term'

/** The text of one search field, and the term that it asks for. `closed` forgets all of it. */
export function createSearchText(closed: Event<void>) {
  // Events
  const textTyped = createEvent<string>()
  /** An input method builds a character out of several keys: what stands in the field meanwhile is not meant yet. */
  const compositionChanged = createEvent<boolean>()

  // State
  const $text = createStore('')
    .on(textTyped, (_, text) => truncateSearchText(text))
    .reset(closed)
  const $isComposing = restore(compositionChanged, false).reset(closed)
  const $typedTerm = $text.map(toSearchTerm)
  /** The term to search patients for; empty until the typed one is long enough and has stood still for a moment. */
  const $settledTerm = createStore('')

  // Connections
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

  return { textTyped, compositionChanged, $text, $typedTerm, $settledTerm }
}
