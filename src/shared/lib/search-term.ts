import { SEARCH_MAX_LENGTH } from '@/shared/config'
import { truncateUnits } from './truncate'

export const truncateSearchText = (text: string): string => truncateUnits(text, SEARCH_MAX_LENGTH)

/** NFC, because text pasted from other programs may contain a decomposed `Ş`. The platform folds case and accents. */
export const toSearchTerm = (text: string): string =>
  truncateSearchText(text.normalize('NFC').trim()).trim().toWellFormed()
