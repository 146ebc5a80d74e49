import type { FindPatientsResponse, PatientSearchResult } from '@/shared/api'
import type { Patient } from '../model/patient'

export function toPatients({ companiesPatient }: FindPatientsResponse): readonly Patient[] {
  const distinct = new Map<string, Patient>()
  for (const row of companiesPatient) if (!distinct.has(row.uuid)) distinct.set(row.uuid, toPatient(row))
  return [...distinct.values()]
}

const toPatient = (row: PatientSearchResult): Patient => ({
  uuid: row.uuid,
  name: toText(row.name),
  surname: toText(row.surname),
  phone: toText(row.full_phone_number),
  birthDate: toText(row.birth_date),
  citizenshipNumber: toText(row.citizenship_number),
})

const toText = (value: string | null | undefined): string | null => value?.trim().normalize('NFC') || null
