import { type FindPatientsResponse, type PatientSearchResult, Uuid } from '@/shared/api'
import type { Patient } from '../model/patient'

export interface FoundPatients {
  /** Best first, every patient once. */
  patients: Patient[]
  /** Rows without a usable uuid: nobody could open them, so they are left out and reported. */
  unusable: number
}

export function toPatients({ companiesPatient }: FindPatientsResponse): FoundPatients {
  const patients = companiesPatient.flatMap(toPatient)
  const distinct = new Map<string, Patient>()
  for (const patient of patients) if (!distinct.has(patient.uuid)) distinct.set(patient.uuid, patient)
  return { patients: [...distinct.values()], unusable: companiesPatient.length - patients.length }
}

function toPatient(row: PatientSearchResult): [] | [Patient] {
  const uuid = Uuid.safeParse(row.uuid)
  if (!uuid.success) return []
  return [
    {
      uuid: uuid.data,
      name: toText(row.name),
      surname: toText(row.surname),
      phone: toText(row.full_phone_number),
      birthDate: toText(row.birth_date),
      citizenshipNumber: toText(row.citizenship_number),
    },
  ]
}

const toText = (value: string | null | undefined): string | null => value?.trim().normalize('NFC') || null
