import { fullName, type Patient, parseBirthDate } from '@/entities/patient'
import { type Sort, sortBy } from '@/shared/columns'
import { rankNames } from '@/shared/lib/text'

export type SortColumn = 'name' | 'birthDate'

/** Missing names and invalid dates sort last in both directions. */
export function sortPatients(patients: readonly Patient[], sort: Sort<SortColumn> | null): readonly Patient[] {
  if (!sort) return patients
  if (sort.column === 'birthDate') return sortBy(patients, birthNumber, sort.direction)
  const ranks = rankNames(patients.flatMap((patient) => fullName(patient) ?? []))
  return sortBy(patients, (patient) => ranks.get(fullName(patient) ?? '') ?? null, sort.direction)
}

function birthNumber({ birthDate }: Patient): number | null {
  const day = parseBirthDate(birthDate)
  return day === null ? null : Date.parse(day)
}
