import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { configureTestHttp } from '../../../tests/support/vitest/configure-test-http'
import { startServer } from '../../../tests/support/vitest/platform-server'
import type { MalformedResponse } from './http'
import {
  checkDoctorUser,
  deleteAppointmentNotification,
  findPatients,
  getAccountingSettings,
  getHelpContent,
  getUserInfoDetail,
  listCompanies,
  listReminders,
  signOut,
} from './index'

const PLATFORM = 'https://platform.example'
const UUID = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'
const server = startServer()

function setup(text: string | object, { status = 200, contentType = 'application/json' } = {}) {
  const onMalformed = vi.fn<(report: MalformedResponse) => void>()
  const onUnauthorized = vi.fn<(tokenUsed: string | null) => void>()
  configureTestHttp({ baseUrl: PLATFORM, onUnauthorized, onMalformed })
  const body = typeof text === 'string' ? text : JSON.stringify(text)
  const respond = () =>
    new HttpResponse(status === 204 ? null : body, { status, headers: { 'content-type': contentType } })
  server.use(http.all(`${PLATFORM}/*`, respond))
  return { onMalformed, onUnauthorized }
}

test.each([
  ['an HTML page', '<!doctype html><title>Giriş</title>', 'text/html'],
  ['an HTML page that claims to be JSON', '<!doctype html><title>Giriş</title>', 'application/json'],
  ['truncated JSON', '{"companies": [', 'application/json'],
  ['plain text', 'ok', 'text/plain'],
])('%s in a 200 is an error, and its text is not reported (F-A11)', async (_, text, contentType) => {
  const { onMalformed } = setup(text, { contentType })
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'malformed', status: 200, serverMessage: null })
  expect(onMalformed.mock.calls).toEqual([[{ operation: 'GET /api/v1/doctor/companies', fields: ['(not JSON)'] }]])
})

test('an HTML page in a 502 is a server error, and is neither shown nor reported as malformed (F-A10)', async () => {
  const { onMalformed } = setup('<h1>Bad Gateway</h1>', { status: 502, contentType: 'text/html' })
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'server', status: 502, serverMessage: null })
  expect(onMalformed).not.toHaveBeenCalled()
})

test.each([
  ['a 200', 200],
  ['a 204', 204],
])('an empty body in %s is an error for a read (F-A13)', async (_, status) => {
  setup('', { status })
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'malformed' })
})

test.each(['\n', '[]', 'null'])('the body %j counts as an empty one', async (body) => {
  const { onMalformed } = setup(body)
  await expect(deleteAppointmentNotification({ notification_uuid: UUID })).resolves.toEqual({})
  expect(onMalformed).not.toHaveBeenCalled()
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'malformed' })
})

test.each([
  ['a 200', 200],
  ['a 204', 204],
])('an empty body in %s is a success where no field is required (F-A13)', async (_, status) => {
  setup('', { status })
  await expect(deleteAppointmentNotification({ notification_uuid: UUID })).resolves.toEqual({})
})

test.each([
  ['a row without uuid', { company_name: 'Boğaziçi Tıp' }, [{ uuid: UUID }], 'companies.*.uuid'],
  ['a row with a uuid of another kind', { uuid: { id: UUID } }, [{ uuid: UUID }], 'companies.*.uuid'],
  ['a row with free text as uuid', { uuid: '../sign-out' }, [{ uuid: UUID }], 'companies.*.uuid'],
  ['a row that is not an object', 'Boğaziçi Tıp', [{ uuid: UUID }], 'companies.*'],
  [
    'a text for a number',
    { uuid: 'c-2', doctor_setting: { online_booking_override: { online_slot_duration_override: 'çok', enabled: 1 } } },
    [{ uuid: UUID }, { uuid: 'c-2', doctor_setting: { online_booking_override: { enabled: true } } }],
    'companies.*.doctor_setting.online_booking_override.online_slot_duration_override',
  ],
])('%s is reported by its path, and the other rows are kept (F-A14)', async (_, row, companies, field) => {
  const { onMalformed } = setup({ companies: [{ uuid: UUID }, row] })
  await expect(listCompanies()).resolves.toEqual({ companies })
  expect(onMalformed.mock.calls).toEqual([[{ operation: 'GET /api/v1/doctor/companies', fields: [field] }]])
})

test.each([
  ['a null list', { companies: null }, 'companies'],
  ['a missing list', {}, 'companies'],
  ['a bare list', [], '(root)'],
  ['null', 'null', '(root)'],
])('%s is rejected and reported by its path (F-A14)', async (_, body, field) => {
  const { onMalformed } = setup(body)
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'malformed' })
  expect(onMalformed.mock.calls).toEqual([[{ operation: 'GET /api/v1/doctor/companies', fields: [field] }]])
})

test('search results without a usable uuid are left out and reported without their values', async () => {
  const rows = [{ name: 'Ali' }, { uuid: null }, { uuid: '' }, { uuid: '../sign-out' }, { uuid: UUID }]
  const { onMalformed } = setup({ companiesPatient: rows })
  await expect(findPatients({ keyword: 'ali', type: 0 })).resolves.toEqual({ companiesPatient: [{ uuid: UUID }] })
  expect(onMalformed.mock.calls).toEqual([
    [{ operation: 'POST /api/v1/patient/companies/find/patient', fields: ['companiesPatient.*.uuid'] }],
  ])
})

test('a report has field paths but no values, and ten thousand bad rows are one entry (F-O14)', async () => {
  const notes = Array.from({ length: 10_000 }, () => ({ notes_uuid: 'Ayşe Yılmaz 12345678901', read: 'evet' }))
  const { onMalformed } = setup({ notes })
  await expect(listReminders()).resolves.toEqual({ notes: notes.map(() => ({})) })
  expect(onMalformed.mock.calls).toEqual([
    [{ operation: 'GET /api/v1/patient/notes/reminder-all', fields: ['notes.*.notes_uuid', 'notes.*.read'] }],
  ])
})

test('an article without uuid is shown', async () => {
  const { onMalformed } = setup({ content: { title: 'Takvim', help_content: 'Boş bir saate tıklayın.' } })
  await expect(getHelpContent({ uuid: UUID, lang_id: 'TR' })).resolves.toEqual({
    content: { title: 'Takvim', help_content: 'Boş bir saate tıklayın.' },
  })
  expect(onMalformed).not.toHaveBeenCalled()
})

test('`settings: []` is a clinic without settings', async () => {
  const { onMalformed } = setup({ settings: [] })
  await expect(getAccountingSettings({})).resolves.toEqual({ settings: {} })
  expect(onMalformed).not.toHaveBeenCalled()
})

test('`patient_info: []` is an unreadable patient, not a reminder without one', async () => {
  const { onMalformed } = setup({ notes: [{ notes_uuid: UUID, patient_info: [] }] })
  await expect(listReminders()).resolves.toEqual({ notes: [{ notes_uuid: UUID, patient_info: {} }] })
  expect(onMalformed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fields: ['notes.*.patient_info'] }))
})

test('undescribed fields are dropped', async () => {
  setup({ companies: [{ uuid: UUID, tax_number: '123' }], total: 1 })
  await expect(listCompanies()).resolves.toEqual({ companies: [{ uuid: UUID }] })
})

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [500, 'server'],
])('statusCode %i in the body of a 200 counts as that status (F-A16)', async (statusCode, kind) => {
  const { onMalformed, onUnauthorized } = setup({ statusCode, message: 'olmadı' })
  await expect(getUserInfoDetail()).rejects.toMatchObject({ kind, status: statusCode, serverMessage: 'olmadı' })
  expect(onMalformed).not.toHaveBeenCalled()
  expect(onUnauthorized).toHaveBeenCalledTimes(statusCode === 401 ? 1 : 0)
})

test('the doctor check has its status one level deeper', async () => {
  setup({ data: { statusCode: 404 } })
  await expect(checkDoctorUser()).rejects.toMatchObject({ kind: 'notFound', status: 404 })
})

test('a statusCode that is sent as text counts as a number (F-A17)', async () => {
  setup({ statusCode: '200' })
  await expect(signOut({})).resolves.toEqual({ statusCode: 200 })
  setup({ statusCode: '401' })
  await expect(signOut({})).rejects.toMatchObject({ kind: 'unauthorized', status: 401 })
})

test('the status of the doctor check is the one in data, even if there is another one', async () => {
  setup({ statusCode: 200, data: { statusCode: 404 } })
  await expect(checkDoctorUser()).resolves.toEqual({ data: { statusCode: 404 } })
})

test.each(['ok', 200.5, null])('statusCode %j is not a status, so the response is rejected', async (statusCode) => {
  const { onMalformed } = setup({ statusCode })
  await expect(signOut({})).rejects.toMatchObject({ kind: 'malformed' })
  expect(onMalformed.mock.calls).toEqual([[{ operation: 'POST /api/v1/user/sign-out', fields: ['statusCode'] }]])
})

test('a __proto__ key changes no prototype and no status (F-A19)', async () => {
  setup(`{"__proto__": {"statusCode": 401, "polluted": true}, "settings": {"__proto__": {"polluted": true}, "a": 1}}`)
  const { settings } = await getAccountingSettings({})
  expect(settings).toEqual({ a: 1 })
  expect(Object.getPrototypeOf(settings)).toBe(Object.prototype)
  expect({}).not.toHaveProperty('polluted')
})

test('the last of duplicated keys counts (F-A19)', async () => {
  setup(`{"companies": null, "companies": []}`)
  await expect(listCompanies()).resolves.toEqual({ companies: [] })
})
