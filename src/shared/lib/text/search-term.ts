import { MAX_SEARCH_LENGTH } from '@/shared/config'
import { fold } from './fold'
import { BIDI_CONTROLS, truncateUnits } from './truncate'

export const truncateSearchText = (text: string): string => truncateUnits(text, MAX_SEARCH_LENGTH)

/**
 * NFC, because text pasted from other programs may contain a decomposed `Ş`; without the isolates that the portal puts around
 * right-to-left names. The platform folds case and accents.
 */
export const toSearchTerm = (text: string): string =>
  truncateSearchText(text.replace(BIDI_CONTROLS, '').normalize('NFC').trim()).trim().toWellFormed()

/** Whether a text contains every word of the term, ignoring case and Turkish diacritics. */
export function wordMatcher(term: string): (text: string) => boolean {
  const words = fold(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return (text) => {
    const folded = fold(text)
    return words.every((word) => folded.includes(word))
  }
}
