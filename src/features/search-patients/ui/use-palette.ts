import { useUnit } from 'effector-react'
import { $recentPatients, isSearchable, patientSearchState, usePatientSearch } from '@/entities/patient'
import { usePatientLocks } from '@/entities/reminder'
import type { RouteId } from '@/shared/routes'
import { activeRow } from '../lib/active-row'
import { findCommands } from '../lib/find-commands'
import type { PaletteAction } from '../lib/palette-action'
import { toSections } from '../lib/palette-sections'
import { $highlightedRow } from '../model/active-row'
import { $settledTerm, $typedTerm } from '../model/search-text'
import { toActionCommands, usePageCommands } from './use-commands'

/** The active row is derived here once, for the view, the live region and Enter. */
export function usePalette(pages: readonly RouteId[], actions: readonly PaletteAction[]) {
  'use memo'
  const { typedTerm, settledTerm, highlighted, recent } = useUnit({
    typedTerm: $typedTerm,
    settledTerm: $settledTerm,
    highlighted: $highlightedRow,
    recent: $recentPatients,
  })
  const { lockOf } = usePatientLocks({ enabled: false })
  const query = usePatientSearch(settledTerm)
  const search = patientSearchState({ isSearchable: isSearchable(typedTerm), typedTerm, settledTerm, query })
  const isSearching = search.status === 'searching'
  const pageCommands = usePageCommands(pages)
  const sections = toSections({
    recent: typedTerm === '' ? recent.filter(({ uuid }) => lockOf(uuid) === 'open') : [],
    patients: search.status === 'found' ? search.patients : [],
    listTerm: pages.includes('patients') ? typedTerm : null,
    arePatientsExpected: isSearching,
    pages: findCommands(pageCommands, typedTerm),
    actions: findCommands(toActionCommands(actions), typedTerm),
  })
  // No row is active before the user has typed, or while patients are loading.
  const active = activeRow({ sections, highlighted, selectsFirst: typedTerm !== '' && !isSearching })
  return { term: typedTerm, search, sections, active, retry: () => void query.refetch() }
}
