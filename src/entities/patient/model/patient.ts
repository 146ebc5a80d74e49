import { Id } from '@/shared/api'
/** A search result. Missing and blank fields are null. */
export interface Patient {
  uuid: string
  name: string | null
  surname: string | null
  /** Free text of the clinic, usually with country code and blanks. */
  phone: string | null
  /** Free text in the form `dd.mm.yyyy`, may be an invalid date. Shown as it is. */
  birthDate: string | null
  citizenshipNumber: string | null
}

export function fullName({ name, surname }: Pick<Patient, 'name' | 'surname'>): string | null {
  return [name, surname].filter(Boolean).join(' ') || null
}

/** The platform gives ids of this form only; a text in an address may be anything. */
export const isPatientId = (text: string): boolean => Id.safeParse(text).success
