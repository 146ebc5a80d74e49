import { expect, test } from 'vitest'
import { toPatients } from './patient-search'

const UUID = '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c77'
const OTHER = '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c78'

test('a search result becomes a patient, blank and missing fields become null', () => {
  const row = { uuid: UUID, name: ' İrem ', surname: '', full_phone_number: null, birth_date: '31.02.1990' }
  expect(toPatients({ companiesPatient: [row] })).toEqual([
    { uuid: UUID, name: 'İrem', surname: null, phone: null, birthDate: '31.02.1990', citizenshipNumber: null },
  ])
})

test('names are normalised to NFC', () => {
  const patients = toPatients({ companiesPatient: [{ uuid: UUID, name: 'S\u0327ule' }] })
  expect(patients[0]?.name).toBe('Şule')
})

test('texts of a search result have a maximum length', () => {
  const patients = toPatients({ companiesPatient: [{ uuid: UUID, surname: 'ğ'.repeat(900_000) }] })
  expect(patients[0]?.surname).toBe(`${'ğ'.repeat(500)}…`)
})

test('a patient listed twice is kept once, in the first position', () => {
  const rows = [
    { uuid: UUID, name: 'first' },
    { uuid: OTHER },
    { uuid: UUID, name: 'again' },
    { uuid: UUID.toUpperCase() },
  ]
  const patients = toPatients({ companiesPatient: rows })
  expect(patients.map(({ uuid, name }) => [uuid, name])).toEqual([
    [UUID, 'first'],
    [OTHER, null],
  ])
})
