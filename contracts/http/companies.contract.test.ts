import { expect, test } from 'vitest'
import { getCompanySettings, listCompanies, selectCompany } from '@/shared/api'
import { exchange, expectSessionOver, get, post, expectApiError } from '../support/http-exchange.ts'
import { eachLike, matchStatus, regex, uuid } from '../support/matchers.ts'

const COMPANIES = '/api/v1/doctor/companies'
const SETTINGS = '/api/v1/companies/companies/settings/company'

const time = (example: string) => regex('^([01][0-9]|2[0-3]):[0-5][0-9]$', example)
const interval = { start: '09:00', end: '18:00' }

const company = {
  uuid: '48cf53e4-9e16-4ded-8770-3c23786cb49c',
  company_name: 'Boğaziçi Tıp Merkezi',
  email: 'iletisim@bogazicitip.example',
  doctor_setting: {
    working_hours: { monday: [interval], sunday: [] },
    online_booking_override: {
      enabled: true,
      online_slot_duration_override: 20,
      face_to_face_slot_duration_override: 30,
    },
  },
}
const noOverrides = {
  ...company,
  uuid: '6eb71641-06ee-43a9-b88d-fc52b79ceacc',
  doctor_setting: { working_hours: null, online_booking_override: null },
}

const settings = {
  uuid: '6da3a2aa-dd46-4ab0-aa45-5b347c3e2e5d',
  companies_setting: {
    working_hours: { monday: [interval], sunday: [] },
    online_booking: { online_slot_duration: 15, face_to_face_slot_duration: 30 },
  },
  transactions: false,
}

const someHours = { monday: eachLike({ start: time('09:00'), end: time('18:00') }), sunday: [] }

test('a clinic contains the doctor’s overrides of its settings', async () => {
  const { companies } = await exchange(
    {
      given: [['the doctor works in one clinic', { company }]],
      receiving: 'a request for the clinics of the doctor',
      request: get(COMPANIES),
      responseBody: {
        companies: eachLike({
          ...company,
          uuid: uuid(company.uuid),
          doctor_setting: { ...company.doctor_setting, working_hours: someHours },
        }),
      },
    },
    listCompanies,
  )
  expect(companies).toEqual([company])
})

test('a doctor without overrides has null settings in the clinic', async () => {
  const { companies } = await exchange(
    {
      given: [['the doctor works in one clinic', { company: noOverrides }]],
      receiving: 'a request for the clinics of a doctor without settings of their own',
      request: get(COMPANIES),
      responseBody: { companies: eachLike({ ...noOverrides, uuid: uuid(noOverrides.uuid) }) },
    },
    listCompanies,
  )
  expect(companies).toEqual([noOverrides])
})

test('a doctor without a clinic gets an empty list', async () => {
  const { companies } = await exchange(
    {
      given: [['the doctor works in no clinic']],
      receiving: 'a request for the clinics of a doctor without any',
      request: get(COMPANIES),
      responseBody: { companies: [] },
    },
    listCompanies,
  )
  expect(companies).toEqual([])
})

test('a clinic is selected when the status code in the body is 200', async () => {
  const other = { ...company, uuid: '2be001e6-7d00-4232-b9f1-c2ce2d8c8cbc' }
  const body = { companies: other.uuid, type: 2 } as const
  const response = await exchange(
    {
      given: [['the doctor works in one clinic', { company: other }]],
      receiving: 'the selection of a clinic',
      request: post(COMPANIES, body),
      responseBody: { statusCode: 200 },
    },
    () => selectCompany(body),
  )
  expect(response).toEqual({ statusCode: 200 })
})

test('a rejected selection may be HTTP 200 with the real status code in the body', async () => {
  const body = { companies: '8d2f6c1e-4b93-47a0-9e5d-1c7a0f3b6e84', type: 2 } as const
  const rejection = await exchange(
    {
      given: [['there is a clinic in which the doctor does not work', { uuid: body.companies }]],
      receiving: 'the selection of a clinic in which the doctor does not work',
      request: post(COMPANIES, body),
      status: matchStatus(200, [200, 403]),
      responseBody: { statusCode: 403 },
    },
    () => expectApiError(() => selectCompany(body)),
  )
  expect(rejection).toMatchObject({ kind: 'forbidden', status: 403 })
})

test('the settings of a clinic contain its working hours and online booking', async () => {
  const { companies } = await exchange(
    {
      given: [['the clinic has these settings', { company: settings }]],
      receiving: 'a request for the settings of the clinics',
      request: get(SETTINGS),
      responseBody: {
        companies: eachLike({
          ...settings,
          uuid: uuid(settings.uuid),
          companies_setting: { ...settings.companies_setting, working_hours: someHours },
        }),
      },
    },
    getCompanySettings,
  )
  expect(companies).toEqual([settings])
})

test('the transactions setting is a boolean', async () => {
  const switchedOn = { ...settings, uuid: 'e0ed5cbf-7bc9-495e-8cad-1999c48f3967', transactions: true }
  const { companies } = await exchange(
    {
      given: [['the clinic has these settings', { company: switchedOn }]],
      receiving: 'a request for the settings of a clinic whose transactions setting is on',
      request: get(SETTINGS),
      responseBody: { companies: [{ uuid: uuid(switchedOn.uuid), transactions: true }] },
    },
    getCompanySettings,
  )
  expect(companies).toEqual([{ uuid: switchedOn.uuid, transactions: true }])
})

const anyClinic = { companies: company.uuid, type: 2 } as const

test.each([
  { receiving: 'a request for the clinics of the doctor', request: get(COMPANIES), call: () => listCompanies() },
  { receiving: 'the selection of a clinic', request: post(COMPANIES, anyClinic), call: () => selectCompany(anyClinic) },
  { receiving: 'a request for the settings of the clinics', request: get(SETTINGS), call: () => getCompanySettings() },
])('the session can be over: $receiving', ({ call, ...requested }) => expectSessionOver(requested, call))
