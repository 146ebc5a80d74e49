import { fullName, type Patient, parseBirthDate } from '@/entities/patient'
import { compareNames } from '@/shared/lib/compare-names'

export type SortColumn = 'name' | 'birthDate'

export interface PatientSort {
  column: SortColumn
  direction: 'ascending' | 'descending'
}

/** The next state after a click: ascending, descending, order of the search. */
export function nextSort(sort: PatientSort | null, column: SortColumn): PatientSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/** Missing names and invalid dates sort last in both directions. */
export function sortPatients(patients: readonly Patient[], sort: PatientSort | null): readonly Patient[] {
  if (!sort) return patients
  const sign = sort.direction === 'ascending' ? 1 : -1
  return sort.column === 'name'
    ? sortBy(patients, fullName, (a, b) => sign * compareNames(a, b))
    : sortBy(patients, birthNumber, (a, b) => sign * (a - b))
}

function sortBy<Value>(
  patients: readonly Patient[],
  valueOf: (patient: Patient) => Value | null,
  compare: (a: Value, b: Value) => number,
): Patient[] {
  const withValue = patients.map((patient) => ({ patient, value: valueOf(patient) }))
  const known = withValue.flatMap(({ patient, value }) => (value === null ? [] : [{ patient, value }]))
  const unknown = withValue.filter(({ value }) => value === null)
  return [...known.sort((a, b) => compare(a.value, b.value)), ...unknown].map(({ patient }) => patient)
}

/** `yyyymmdd` as a number. */
function birthNumber({ birthDate }: Patient): number | null {
  const day = parseBirthDate(birthDate)
  return day && day.year * 10_000 + day.month * 100 + day.day
}
