import { type FindPatientsResponse, normalizeId, type PatientSearchResult, useFindPatients } from '@/shared/api'
import { toName } from '@/shared/lib/text'
import type { Patient } from '../model/patient'
import { type PatientSearchState, patientSearchState } from '../model/patient-search-state'

const KEYWORD_SEARCH = 0

interface PatientSearch {
  search: PatientSearchState
  retry: () => void
}

/** Both terms are those of `createSearchText`. */
export function usePatientSearch(terms: { typedTerm: string; settledTerm: string }): PatientSearch {
  const query = useFindPatients(
    { keyword: terms.settledTerm, type: KEYWORD_SEARCH },
    {
      query: {
        select: toPatients,
        enabled: terms.settledTerm !== '',
        // Patient names leave the cache when they are no longer shown.
        gcTime: 0,
        // No refetch on window focus: rows must not move under the pointer.
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  )
  return { search: patientSearchState({ ...terms, query }), retry: () => void query.refetch() }
}

export function toPatients({ companiesPatient }: FindPatientsResponse): readonly Patient[] {
  const distinct = new Map<string, Patient>()
  for (const patient of companiesPatient.map(toPatient))
    if (!distinct.has(patient.uuid)) distinct.set(patient.uuid, patient)
  return [...distinct.values()]
}

const toPatient = (row: PatientSearchResult): Patient => ({
  uuid: normalizeId(row.uuid),
  name: toText(row.name),
  surname: toText(row.surname),
  phone: toText(row.full_phone_number),
  birthDate: toText(row.birth_date),
  citizenshipNumber: toText(row.citizenship_number),
})

const toText = (value: string | null | undefined): string | null => toName(value)?.normalize('NFC') ?? null
