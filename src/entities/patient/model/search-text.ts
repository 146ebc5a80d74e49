import { createEvent, createStore, type Event, merge, restore, sample } from 'effector'
import { debounce } from 'patronum'
import { SEARCH_DEBOUNCE_MS } from '@/shared/config'
import { truncateSearchText, isSearchable, toSearchTerm } from './search-term'

export function createSearchText(closed: Event<void>) {
  // Events
  const textTyped = createEvent<string>()
  /** Of an input method (IME): text under composition is not searched. */
  const compositionChanged = createEvent<boolean>()

  // Stores
  const $text = createStore('')
    .on(textTyped, (_, text) => truncateSearchText(text))
    .reset(closed)
  const $isComposing = restore(compositionChanged, false).reset(closed)
  const $typedTerm = $text.map(toSearchTerm)
  /** The term to search for; empty until the typed term is long enough and the debounce has passed. */
  const $settledTerm = createStore('')

  // Connections
  /** A new term clears the settled one at once, which cancels its request. */
  sample({ clock: $typedTerm, fn: () => '', target: $settledTerm })
  const typingSettled = debounce({ source: merge([$typedTerm, compositionChanged]), timeout: SEARCH_DEBOUNCE_MS })
  sample({
    clock: typingSettled,
    source: { term: $typedTerm, isComposing: $isComposing },
    filter: ({ term, isComposing }) => isSearchable(term) && !isComposing,
    fn: ({ term }) => term,
    target: $settledTerm,
  })

  return { textTyped, compositionChanged, $text, $typedTerm, $settledTerm }
}
