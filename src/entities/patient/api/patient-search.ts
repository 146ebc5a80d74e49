import { type FindPatientsResponse, normalizeId, type PatientSearchResult, useFindPatients } from '@/shared/api'
import type { Patient } from '../model/patient'

const KEYWORD_SEARCH = 0

/** `gcTime: 0`: patient names leave the cache when they are no longer shown. */
export const usePatientSearch = (term: string) =>
  useFindPatients(
    { keyword: term, type: KEYWORD_SEARCH },
    {
      query: {
        select: toPatients,
        enabled: term !== '',
        gcTime: 0,
        // No refetch on window focus: rows must not move under the pointer.
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  )

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

const toText = (value: string | null | undefined): string | null => value?.trim().normalize('NFC') || null
