import { SEARCH_MIN_CHARACTERS } from '@/shared/config'

/** The platform takes no more; a longer paste is cut before anything else is done with it (reading R24). */
export const MAX_SEARCH_LENGTH = 100

/** What fits into the field. Never ends in the first half of a surrogate pair. */
export function truncateSearchText(text: string): string {
  const cut = text.slice(0, MAX_SEARCH_LENGTH)
  return cut.isWellFormed() ? cut : cut.replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * The term that a text asks for: composed, because `Ş` may arrive as two characters from other programs, and without
 * the blanks around it. Otherwise as typed: folding is the platform's.
 */
export const toSearchTerm = (text: string): string => truncateSearchText(text.normalize('NFC').trim()).trim()

/** Characters as people count them, hence not UTF-16 units. */
export const isSearchable = (term: string): boolean => Array.from(term).length >= SEARCH_MIN_CHARACTERS
