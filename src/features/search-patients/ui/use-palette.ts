import { useUnit } from 'effector-react'
import { isSearchable, patientSearchState, usePatientSearch } from '@/entities/patient'
import { SEARCH_MAX_RESULTS } from '@/shared/config'
import type { RouteId } from '@/shared/routes'
import { activeRow } from '../lib/active-row'
import { findCommands } from '../lib/find-commands'
import type { PaletteAction } from '../lib/palette-action'
import { toSections } from '../lib/palette-sections'
import { $highlightedRow } from '../model/active-row'
import { $settledTerm, $typedTerm } from '../model/search-text'
import { toActionCommands, usePageCommands } from './use-commands'

/**
 * Everything that the palette shows, derived from the text and the answer. The active row is decided here, once: for the
 * eye, for the screen reader, and for Enter.
 */
export function usePalette(pages: readonly RouteId[], actions: readonly PaletteAction[]) {
  const { typedTerm, settledTerm, pointed } = useUnit({
    typedTerm: $typedTerm,
    settledTerm: $settledTerm,
    pointed: $highlightedRow,
  })
  const query = usePatientSearch(settledTerm)
  const search = patientSearchState({ isSearchable: isSearchable(typedTerm), typedTerm, settledTerm, query })
  const isSearching = search.status === 'searching'
  const pageCommands = usePageCommands(pages)
  const sections = toSections({
    patients: search.status === 'found' ? search.patients.slice(0, SEARCH_MAX_RESULTS) : [],
    arePatientsExpected: isSearching,
    pages: findCommands(pageCommands, typedTerm),
    actions: findCommands(toActionCommands(actions), typedTerm),
  })
  // Nothing offers itself before something was typed, or while better rows are on their way.
  const active = activeRow({ sections, highlighted: pointed, selectsFirst: typedTerm !== '' && !isSearching })
  return { term: typedTerm, search, sections, active, retry: () => void query.refetch() }
}
