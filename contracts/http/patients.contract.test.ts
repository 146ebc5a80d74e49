import { expect, test } from 'vitest'
import { findPatients } from '@/shared/api'
import { exchange, expectApiError, expectSessionOver, post } from '../support/http-exchange.ts'
import { eachLike, uuid } from '../support/matchers.ts'

const PATH = '/api/v1/patient/companies/find/patient'

const patient = {
  uuid: '7d313a8e-bd2e-4b27-bedf-d22a428ecdb2',
  name: 'İrem',
  surname: 'Yıldız',
  full_phone_number: '+90 532 418 22 07',
  birth_date: '04.09.1986',
  citizenship_number: '10000000146',
}

const knownByNameOnly = {
  uuid: '9f1c7a34-5b0e-4d8c-a3d1-6e2b90c45f18',
  name: 'Madonna',
  surname: null,
  full_phone_number: null,
  birth_date: null,
  citizenship_number: null,
}

test('a patient is found by a part of the surname, whatever the case', async () => {
  const { companiesPatient } = await exchange(
    {
      given: [['the clinic has one patient', { patient }]],
      receiving: 'a search for patients by a part of the surname',
      request: post(PATH, { keyword: 'yıl', type: 0 }),
      responseBody: { companiesPatient: eachLike({ ...patient, uuid: uuid(patient.uuid) }) },
    },
    () => findPatients({ keyword: 'yıl', type: 0 }),
  )
  expect(companiesPatient).toEqual([patient])
})

test('a patient with only a name is found', async () => {
  const { companiesPatient } = await exchange(
    {
      given: [['the clinic has one patient', { patient: knownByNameOnly }]],
      receiving: 'a search that finds a patient of whom only the name is known',
      request: post(PATH, { keyword: 'madonna', type: 0 }),
      responseBody: { companiesPatient: eachLike({ ...knownByNameOnly, uuid: uuid(knownByNameOnly.uuid) }) },
    },
    () => findPatients({ keyword: 'madonna', type: 0 }),
  )
  expect(companiesPatient).toEqual([knownByNameOnly])
})

test('a search without a match gives an empty list, not an error', async () => {
  const { companiesPatient } = await exchange(
    {
      receiving: 'a search for patients that finds nobody',
      request: post(PATH, { keyword: 'böyle biri yok', type: 0 }),
      responseBody: { companiesPatient: [] },
    },
    () => findPatients({ keyword: 'böyle biri yok', type: 0 }),
  )
  expect(companiesPatient).toEqual([])
})

test('a search by a doctor without permission gets status 403', async () => {
  const rejection = await exchange(
    {
      given: [['the doctor may not search patients']],
      receiving: 'a search for patients by a doctor who may not search them',
      request: post(PATH, { keyword: 'yıl', type: 0 }),
      status: 403,
    },
    () => expectApiError(() => findPatients({ keyword: 'yıl', type: 0 })),
  )
  expect(rejection).toMatchObject({ kind: 'forbidden', status: 403 })
})

test('a 401 to a search ends the session', () =>
  expectSessionOver({ receiving: 'a search for patients', request: post(PATH, { keyword: 'yıl', type: 0 }) }, () =>
    findPatients({ keyword: 'yıl', type: 0 }),
  ))
