import type { Patient } from '@/entities/patient'
import { PALETTE_ROWS_SEVERAL_SECTIONS, PALETTE_ROWS_SINGLE_SECTION } from '@/shared/config'
import type { PageCommand, PaletteCommand } from './find-commands'

export type PaletteRow =
  | { kind: 'patient'; id: string; patient: Patient }
  | { kind: 'page'; id: string; page: PageCommand }
  | { kind: 'action'; id: string; action: PaletteCommand }

export type SectionId = 'patients' | 'pages' | 'actions'

export interface PaletteSection {
  id: SectionId
  rows: readonly PaletteRow[]
}

interface PaletteContents {
  patients: readonly Patient[]
  /** Patients are loading: their section counts already, so that the other sections do not shrink later. */
  arePatientsExpected: boolean
  pages: readonly PageCommand[]
  actions: readonly PaletteCommand[]
}

/** Sections with rows: five rows in a single section, three in each of several. */
export function toSections({ patients, arePatientsExpected, pages, actions }: PaletteContents): PaletteSection[] {
  const sections: PaletteSection[] = [
    { id: 'patients', rows: patients.map((patient) => ({ kind: 'patient', id: `patient-${patient.uuid}`, patient })) },
    { id: 'pages', rows: pages.map((page) => ({ kind: 'page', id: `page-${page.id}`, page })) },
    { id: 'actions', rows: actions.map((action) => ({ kind: 'action', id: `action-${action.id}`, action })) },
  ]
  const present = sections.filter(({ rows }) => rows.length > 0)
  const count = present.length + Number(arePatientsExpected)
  const limit = count > 1 ? PALETTE_ROWS_SEVERAL_SECTIONS : PALETTE_ROWS_SINGLE_SECTION
  return present.map(({ id, rows }) => ({ id, rows: rows.slice(0, limit) }))
}

export const rowsOf = (sections: readonly PaletteSection[]): PaletteRow[] => sections.flatMap(({ rows }) => rows)
