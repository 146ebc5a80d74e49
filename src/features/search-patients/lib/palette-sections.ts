import type { Patient } from '@/entities/patient'
import { PALETTE_ROWS_SEVERAL_SECTIONS, PALETTE_ROWS_SINGLE_SECTION } from '@/shared/config'
import type { ActionCommand, PageCommand } from './find-commands'
import { type ActionsPatient, type PatientActionId, patientActions } from './patient-actions'

export type PaletteRow =
  | { kind: 'patient'; id: string; patient: Patient; isLocked: boolean }
  | { kind: 'patient-action'; id: PatientActionId; patient: Patient; isNumberRevealed: boolean }
  /** Opens the patient list with all results of the term. */
  | { kind: 'all-patients'; id: 'all-patients'; count: number; term: string }
  | { kind: 'page'; id: string; page: PageCommand }
  | { kind: 'action'; id: string; action: ActionCommand }

type SectionId = 'recent' | 'patients' | 'pages' | 'actions'

export interface PaletteSection {
  id: SectionId
  rows: readonly PaletteRow[]
}

interface PaletteContents {
  /** Patients opened in this session, for an empty search. */
  recent: readonly Patient[]
  /** All results of the search. */
  patients: readonly Patient[]
  isLocked: (patientId: string) => boolean
  /** Null if the user may not open the patient list. */
  listTerm: string | null
  /** Patients are loading: their section counts already, so that the other sections do not shrink later. */
  arePatientsExpected: boolean
  pages: readonly PageCommand[]
  actions: readonly ActionCommand[]
}

/** Sections with rows: five rows in a single section, three in each of several. More patients are a row of their own. */
export function toSections(contents: PaletteContents): PaletteSection[] {
  const { recent, patients, isLocked, listTerm, arePatientsExpected, pages, actions } = contents
  const sections: PaletteSection[] = [
    { id: 'recent', rows: recent.map(toPatientRow) },
    { id: 'patients', rows: patients.map(toPatientRow) },
    { id: 'pages', rows: pages.map((page) => ({ kind: 'page', id: `page-${page.id}`, page })) },
    { id: 'actions', rows: actions.map((action) => ({ kind: 'action', id: `action-${action.id}`, action })) },
  ]
  const present = sections.filter(({ rows }) => rows.length > 0)
  const count = present.length + Number(arePatientsExpected)
  const limit = count > 1 ? PALETTE_ROWS_SEVERAL_SECTIONS : PALETTE_ROWS_SINGLE_SECTION
  return present.map(({ id, rows }) => ({ id, rows: [...rows.slice(0, limit), ...allPatientsRow(id, limit)] }))

  function allPatientsRow(id: SectionId, shown: number): PaletteRow[] {
    if (id !== 'patients' || listTerm === null || patients.length <= shown) return []
    return [{ kind: 'all-patients', id: 'all-patients', count: patients.length, term: listTerm }]
  }

  function toPatientRow(patient: Patient): PaletteRow {
    return { kind: 'patient', id: patientRowId(patient), patient, isLocked: isLocked(patient.uuid) }
  }
}

export const patientRowId = ({ uuid }: Patient): string => `patient-${uuid}`

/** What the palette offers for one patient. It replaces the other sections. */
export function toActionSections(actionsPatient: ActionsPatient): PaletteSection[] {
  const { patient, isNumberRevealed } = actionsPatient
  const rows = patientActions(actionsPatient).map(
    (id): PaletteRow => ({ kind: 'patient-action', id, patient, isNumberRevealed }),
  )
  return [{ id: 'actions', rows }]
}

export const rowsOf = (sections: readonly PaletteSection[]): PaletteRow[] => sections.flatMap(({ rows }) => rows)
