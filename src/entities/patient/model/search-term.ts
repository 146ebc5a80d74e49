import { SEARCH_MIN_CHARACTERS } from '@/shared/config'

/** Limit of the platform; longer input is truncated first (reading R24). */
export const MAX_SEARCH_LENGTH = 100

/** Never ends in half a surrogate pair. */
export function truncateSearchText(text: string): string {
  const truncated = text.slice(0, MAX_SEARCH_LENGTH)
  return truncated.isWellFormed() ? truncated : truncated.replace(/[\uD800-\uDBFF]$/, '')
}

/** NFC, because text pasted from other programs may contain a decomposed `Ş`. The platform folds case and accents. */
export const toSearchTerm = (text: string): string => truncateSearchText(text.normalize('NFC').trim()).trim()

/** Counts code points, not UTF-16 units. */
export const isSearchable = (term: string): boolean => Array.from(term).length >= SEARCH_MIN_CHARACTERS
