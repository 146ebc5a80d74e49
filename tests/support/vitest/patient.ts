import type { Patient } from '@/entities/patient'

/** A patient of whom the clinic knows only the name. */
export const createPatient = (fields: Partial<Patient> = {}): Patient => ({
  uuid: '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c77',
  name: 'Ali',
  surname: null,
  phone: null,
  birthDate: null,
  citizenshipNumber: null,
  ...fields,
})
