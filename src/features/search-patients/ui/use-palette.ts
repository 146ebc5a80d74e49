import { useUnit } from 'effector-react'
import {
  patientChosen,
  patientListRequested,
  type PatientSearchState,
  $recentPatients,
  fullName,
  usePatientSearch,
  useSearchAnnouncement,
} from '@/entities/patient'
import { usePatientLocks } from '@/entities/reminder'
import { MENU_GROUPS, routeDefinition, type RouteId } from '@/shared/routes'
import { otherLanguage, translateIn, useTranslation } from '@/shared/i18n'
import { joinParts } from '@/shared/lib/isolate'
import { activeRow } from '../lib/active-row'
import { type ActionCommand, findCommands, type PageCommand } from '../lib/find-commands'
import { type PaletteRow, type PaletteSection, toActionSections, toSections } from '../lib/palette-sections'
import type { ActionsPatient } from '../lib/patient-actions'
import {
  $highlightedRow,
  paletteActionChosen,
  pageChosen,
  $isNumberRevealed,
  patientActionChosen,
} from '../model/palette-choice'
import { $settledTerm, $typedTerm, $actionsPatient } from '../model/palette'

/** The active row is derived here once, for the view, the live region and Enter. */
export function usePalette(pages: readonly RouteId[], actions: readonly ActionCommand[]) {
  'use memo'
  const { typedTerm, settledTerm, highlighted, recent, patient, isNumberRevealed } = useUnit({
    typedTerm: $typedTerm,
    settledTerm: $settledTerm,
    highlighted: $highlightedRow,
    recent: $recentPatients,
    patient: $actionsPatient,
    isNumberRevealed: $isNumberRevealed,
  })
  const { lockOf, isLocked } = usePatientLocks({ enabled: false })
  const { search, retry } = usePatientSearch({ typedTerm, settledTerm })
  const isSearching = search.status === 'searching'
  const pageCommands = usePageCommands(pages)
  const actionsPatient = patient && { patient, isLocked: isLocked(patient.uuid), isNumberRevealed }
  const rowSections = toSections({
    recent: typedTerm === '' ? recent.filter(({ uuid }) => lockOf(uuid) === 'open') : [],
    patients: search.status === 'found' ? search.patients : [],
    // Not while the lock is unknown: all rows would show the icon for a moment.
    isLocked: (patientId) => lockOf(patientId) === 'locked' && isLocked(patientId),
    listTerm: pages.includes('patients') ? typedTerm : null,
    arePatientsExpected: isSearching,
    pages: findCommands(pageCommands, typedTerm),
    actions: findCommands(actions, typedTerm),
  })
  const sections = actionsPatient ? toActionSections(actionsPatient) : rowSections
  // Without a highlighted row, none is active before the user has typed, or while patients are loading.
  const selectsFirst = actionsPatient !== null || (typedTerm !== '' && !isSearching)
  const active = activeRow({ sections, highlighted, selectsFirst })
  return { term: typedTerm, search, actionsPatient, sections, active, retry }
}

function usePageCommands(pages: readonly RouteId[]): PageCommand[] {
  'use memo'
  const { t, language } = useTranslation('routes')
  const tOther = translateIn(otherLanguage(language), 'routes')
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

const COUNTS = {
  recent: 'countRecent',
  patients: 'countPatients',
  pages: 'countPages',
  actions: 'countActions',
} as const

interface Announced {
  search: PatientSearchState
  actionsPatient: ActionsPatient | null
  sections: readonly PaletteSection[]
}

/** Text for the live region. */
export function useAnnouncement({ search, actionsPatient, sections }: Announced): string {
  const { t } = useTranslation(['search', 'patient', 'reminders'])
  const counts = sections
    .map(({ id, rows }) => {
      const all = rows.find((row) => row.kind === 'all-patients')
      return all
        ? t('search:countPatientsOf', { count: rows.length - 1, total: all.count })
        : t(COUNTS[id], { count: rows.length })
    })
    .join(', ')
  const results = useSearchAnnouncement(search, counts)
  if (!actionsPatient) return results
  const { patient, isLocked, isNumberRevealed } = actionsPatient
  if (isNumberRevealed && !isLocked) return `${t('patient:citizenshipNumber')} ${patient.citizenshipNumber}`
  const name = fullName(patient) ?? t('search:unnamedLabel')
  return joinParts([name, isLocked && t('reminders:locked'), counts], ', ')
}

export function useChoice() {
  const chosen = useUnit({
    patient: patientChosen,
    patientAction: patientActionChosen,
    allPatients: patientListRequested,
    page: pageChosen,
    action: paletteActionChosen,
  })
  return (row: PaletteRow): void => {
    switch (row.kind) {
      case 'patient':
        chosen.patient(row.patient)
        break
      case 'patient-action':
        chosen.patientAction(row)
        break
      case 'all-patients':
        chosen.allPatients(row.term)
        break
      case 'page':
        chosen.page(row.page.id)
        break
      case 'action':
        chosen.action()
        row.action.run()
    }
  }
}
