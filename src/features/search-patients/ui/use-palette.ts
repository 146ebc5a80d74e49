import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import {
  isSearchable,
  patientChosen,
  patientListRequested,
  patientSearchState,
  type PatientSearchState,
  $recentPatients,
  usePatientSearch,
  useSearchAnnouncement,
} from '@/entities/patient'
import { usePatientLocks } from '@/entities/reminder'
import { MENU_GROUPS, routeDefinition, type RouteId } from '@/shared/routes'
import { isLanguage, otherLanguage } from '@/shared/i18n'
import { activeRow } from '../lib/active-row'
import { findCommands, type PageCommand, type PaletteCommand, type PaletteAction } from '../lib/find-commands'
import { type PaletteRow, type PaletteSection, toSections } from '../lib/palette-sections'
import { $highlightedRow } from '../model/active-row'
import { $settledTerm, $typedTerm } from '../model/search-text'
import { actionChosen, pageChosen } from '../model/choice'

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

function usePageCommands(pages: readonly RouteId[]): PageCommand[] {
  'use memo'
  const { t, i18n } = useTranslation('routes')
  const tOther = i18n.getFixedT(isLanguage(i18n.language) ? otherLanguage(i18n.language) : 'tr', 'routes')
  return pages.map((id) => {
    const { menu, icon } = routeDefinition(id)
    const group = menu === 'top' ? undefined : menu
    const label = t(`titles.${id}`)
    const menuPath = group && t(`groups.${group}`)
    const getAliases = () => [
      tOther(`titles.${id}`),
      ...(group ? [t(`groups.${group}`), tOther(`groups.${group}`)] : []),
    ]
    return { id, label, group: menuPath, icon: icon ?? (group && MENU_GROUPS[group].icon), aliases: getAliases }
  })
}

const toActionCommands = (actions: readonly PaletteAction[]): PaletteCommand[] =>
  actions.map(({ id, label, icon, keywords }) => ({ id, label, icon, aliases: keywords }))

const COUNTS = {
  recent: 'countRecent',
  patients: 'countPatients',
  pages: 'countPages',
  actions: 'countActions',
} as const

export function useAnnouncement(search: PatientSearchState, sections: readonly PaletteSection[]): string {
  const { t } = useTranslation('search')
  const counts = sections.map(({ id, rows }) =>
    t(COUNTS[id], { count: rows.filter(({ kind }) => kind !== 'all-patients').length }),
  )
  return useSearchAnnouncement(search, counts.join(', '))
}

export function useChoice() {
  const chosen = useUnit({
    patient: patientChosen,
    allPatients: patientListRequested,
    page: pageChosen,
    action: actionChosen,
  })
  return (row: PaletteRow): void => {
    switch (row.kind) {
      case 'patient':
        chosen.patient(row.patient)
        break
      case 'all-patients':
        chosen.allPatients(row.term)
        break
      case 'page':
        chosen.page(row.page.id)
        break
      case 'action':
        chosen.action(row.action.id)
    }
  }
}
