import { createEvent, createStore, type Event, restore } from 'effector'
import type { ApiErrorKind } from '@/shared/api'
import { SEARCH_DEBOUNCE_MS, MIN_SEARCH_CHARACTERS } from '@/shared/config'
import { debounce } from '@/shared/lib/effector'
import { toSearchTerm, truncateSearchText } from '@/shared/lib/text'
import type { Patient } from './patient'

/** Counts code points, not UTF-16 units. */
const isSearchable = (term: string): boolean => Array.from(term).length >= MIN_SEARCH_CHARACTERS

/** Text under composition counts too: keyboards of phones compose every word until a space is typed. */
export function createSearchText(closed: Event<void>) {
  // Events
  const textTyped = createEvent<string>()

  // Stores
  const $text = createStore('')
    .on(textTyped, (_, text) => truncateSearchText(text))
    .reset(closed)
  const $typedTerm = $text.map(toSearchTerm)
  /**
   * The term to search for; empty until the typed term is long enough and the debounce has passed. A new term clears it at
   * once, which cancels its request.
   */
  const $settledTerm = restore(debounce($typedTerm.updates, SEARCH_DEBOUNCE_MS).filter({ fn: isSearchable }), '').reset(
    $typedTerm,
  )

  return { textTyped, $text, $typedTerm, $settledTerm }
}

export type PatientSearchState =
  | { status: 'hint' }
  | { status: 'searching' }
  /** The request is paused, and continues when the browser is online. */
  | { status: 'offline' }
  | { status: 'failed'; error: { kind: ApiErrorKind } }
  | { status: 'noMatch'; term: string }
  | { status: 'found'; patients: readonly Patient[] }

interface SearchInput {
  typedTerm: string
  /** The term of the query; empty until the typed one is settled. */
  settledTerm: string
  query: {
    data: readonly Patient[] | undefined
    error: { kind: ApiErrorKind } | null
    fetchStatus: 'fetching' | 'paused' | 'idle'
  }
}

/** A response is used only if its term is still the typed one. */
export function patientSearchState({ typedTerm, settledTerm, query }: SearchInput): PatientSearchState {
  if (!isSearchable(typedTerm)) return { status: 'hint' }
  if (typedTerm !== settledTerm) return { status: 'searching' }
  if (query.data) {
    return query.data.length > 0 ? { status: 'found', patients: query.data } : { status: 'noMatch', term: typedTerm }
  }
  if (query.fetchStatus === 'paused') return { status: 'offline' }
  if (query.error && query.fetchStatus === 'idle') return { status: 'failed', error: query.error }
  return { status: 'searching' }
}
