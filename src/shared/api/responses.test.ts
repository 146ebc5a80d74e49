import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { configureHttp, type MalformedResponse } from './http'
import {
  checkDoctorUser,
  deleteAppointmentNotification,
  findPatients,
  getAccountingSettings,
  getUserInfoDetail,
  listCompanies,
  listReminders,
  signOut,
} from './index'

const PLATFORM = 'https://platform.example'
const UUID = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Every call is answered with exactly this text. */
function setup(text: string | object, { status = 200, contentType = 'application/json' } = {}) {
  const onMalformed = vi.fn<(report: MalformedResponse) => void>()
  const onUnauthorized = vi.fn<(tokenUsed: string | null) => void>()
  configureHttp({ baseUrl: PLATFORM, getToken: () => 'token-1', onUnauthorized, onMalformed })
  const body = typeof text === 'string' ? text : JSON.stringify(text)
  const answer = () =>
    new HttpResponse(status === 204 ? null : body, { status, headers: { 'content-type': contentType } })
  server.use(http.all(`${PLATFORM}/*`, answer))
  return { onMalformed, onUnauthorized }
}

test.each([
  ['an HTML page', '<!doctype html><title>Giriş</title>', 'text/html'],
  ['an HTML page that claims to be JSON', '<!doctype html><title>Giriş</title>', 'application/json'],
  ['half of a JSON text', '{"companies": [', 'application/json'],
  ['plain text', 'ok', 'text/plain'],
])('%s in a 200 is an error, and its text goes nowhere', async (_, text, contentType) => {
  const { onMalformed } = setup(text, { contentType })
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'malformed', status: 200, serverMessage: null })
  expect(onMalformed.mock.calls).toEqual([[{ operation: 'GET /api/v1/doctor/companies', fields: ['(not JSON)'] }]])
})

test('an HTML page in a 502 is trouble at the platform, and is neither shown nor reported as a shape', async () => {
  const { onMalformed } = setup('<h1>Bad Gateway</h1>', { status: 502, contentType: 'text/html' })
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'server', status: 502, serverMessage: null })
  expect(onMalformed).not.toHaveBeenCalled()
})

test.each([
  ['a 200', 200],
  ['a 204', 204],
])('an empty body in %s is an error for a read', async (_, status) => {
  setup('', { status })
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'malformed' })
})

test.each([
  ['a 200', 200],
  ['a 204', 204],
])('an empty body in %s is enough where nothing is read', async (_, status) => {
  setup('', { status })
  await expect(deleteAppointmentNotification({ notification_uuid: UUID })).resolves.toEqual({})
})

test.each([
  ['a row without uuid', { company_name: 'Boğaziçi Tıp' }, [{ uuid: UUID }], 'companies.*.uuid'],
  ['a row with a uuid of another kind', { uuid: { id: UUID } }, [{ uuid: UUID }], 'companies.*.uuid'],
  ['a row with free text as uuid', { uuid: '../sign-out' }, [{ uuid: UUID }], 'companies.*.uuid'],
  ['a row that is no object', 'Boğaziçi Tıp', [{ uuid: UUID }], 'companies.*'],
  [
    'a text for a number',
    { uuid: 'c-2', doctor_setting: { online_booking_override: { online_slot_duration_override: 'çok', enabled: 1 } } },
    [{ uuid: UUID }, { uuid: 'c-2', doctor_setting: { online_booking_override: { enabled: true } } }],
    'companies.*.doctor_setting.online_booking_override.online_slot_duration_override',
  ],
])('%s is reported by its path, and costs no other row', async (_, row, companies, field) => {
  const { onMalformed } = setup({ companies: [{ uuid: UUID }, row] })
  await expect(listCompanies()).resolves.toEqual({ companies })
  expect(onMalformed.mock.calls).toEqual([[{ operation: 'GET /api/v1/doctor/companies', fields: [field] }]])
})

test.each([
  ['a null list', { companies: null }, 'companies'],
  ['a missing list', {}, 'companies'],
  ['a bare list', [], '(root)'],
  ['null', 'null', '(root)'],
])('%s is refused and reported by its path', async (_, body, field) => {
  const { onMalformed } = setup(body)
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'malformed' })
  expect(onMalformed.mock.calls).toEqual([[{ operation: 'GET /api/v1/doctor/companies', fields: [field] }]])
})

test('rows of a search without a usable uuid are left out and reported without their values', async () => {
  const rows = [{ name: 'Ali' }, { uuid: null }, { uuid: '' }, { uuid: '../sign-out' }, { uuid: UUID }]
  const { onMalformed } = setup({ companiesPatient: rows })
  await expect(findPatients({ keyword: 'ali', type: 0 })).resolves.toEqual({ companiesPatient: [{ uuid: UUID }] })
  expect(onMalformed.mock.calls).toEqual([
    [{ operation: 'POST /api/v1/patient/companies/find/patient', fields: ['companiesPatient.*.uuid'] }],
  ])
})

test('a report names fields but never holds values, and ten thousand bad rows are one finding', async () => {
  const notes = Array.from({ length: 10_000 }, () => ({ notes_uuid: 'Ayşe Yılmaz 12345678901', read: 'evet' }))
  const { onMalformed } = setup({ notes })
  await expect(listReminders()).resolves.toEqual({ notes: notes.map(() => ({})) })
  expect(onMalformed.mock.calls).toEqual([
    [{ operation: 'GET /api/v1/patient/notes/reminder-all', fields: ['notes.*.notes_uuid', 'notes.*.read'] }],
  ])
})

test('fields that nobody described are dropped', async () => {
  setup({ companies: [{ uuid: UUID, tax_number: '123' }], total: 1 })
  await expect(listCompanies()).resolves.toEqual({ companies: [{ uuid: UUID }] })
})

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [500, 'server'],
])('statusCode %i in the body of a 200 counts as that status', async (statusCode, kind) => {
  const { onMalformed, onUnauthorized } = setup({ statusCode, message: 'olmadı' })
  await expect(getUserInfoDetail()).rejects.toMatchObject({ kind, status: statusCode, serverMessage: 'olmadı' })
  expect(onMalformed).not.toHaveBeenCalled()
  expect(onUnauthorized).toHaveBeenCalledTimes(statusCode === 401 ? 1 : 0)
})

test('the doctor check says its status one level deeper', async () => {
  setup({ data: { statusCode: 404 } })
  await expect(checkDoctorUser()).rejects.toMatchObject({ kind: 'notFound', status: 404 })
})

test('a statusCode that is sent as text counts as the number', async () => {
  setup({ statusCode: '200' })
  await expect(signOut({})).resolves.toEqual({ statusCode: 200 })
  setup({ statusCode: '401' })
  await expect(signOut({})).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
})

test('the status of the doctor check is the one in data, also beside another one', async () => {
  setup({ statusCode: 200, data: { statusCode: 404 } })
  await expect(checkDoctorUser()).resolves.toEqual({ data: { statusCode: 404 } })
})

test.each(['ok', 200.5, null])('statusCode %j is no status, so the answer is refused', async (statusCode) => {
  const { onMalformed } = setup({ statusCode })
  await expect(signOut({})).rejects.toMatchObject({ kind: 'malformed' })
  expect(onMalformed.mock.calls).toEqual([[{ operation: 'POST /api/v1/user/sign-out', fields: ['statusCode'] }]])
})

test('a __proto__ key changes no prototype and no status', async () => {
  setup(`{"__proto__": {"statusCode": 401, "polluted": true}, "settings": {"__proto__": {"polluted": true}, "a": 1}}`)
  const { settings } = await getAccountingSettings({})
  expect(settings).toEqual({ a: 1 })
  expect(Object.getPrototypeOf(settings)).toBe(Object.prototype)
  expect({}).not.toHaveProperty('polluted')
})

test('of duplicated keys the last one counts', async () => {
  setup(`{"companies": null, "companies": []}`)
  await expect(listCompanies()).resolves.toEqual({ companies: [] })
})
