import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALENDAR_CATEGORY } from '../demo/help/calendar-category.ts'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const DOCTOR = 'doctor@demo.clinic'
const ALL_NOTIFICATIONS = { date: null, priority: null, is_visible: false, doctor_uuid: null, patient_search: null }
const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ now: () => new Date('2026-11-21T09:00:00+03:00') })
})
afterAll(() => platform.close())

const clinicUuids = async (email: string): Promise<string[]> => {
  const { body } = await platform.as(email).get('/api/v1/doctor/companies')
  return body.companies.map(({ uuid }: { uuid: string }) => uuid)
}

test('a token is valid after signing in and invalid after signing out', async () => {
  const signIn = await platform.as().post('/api/v1/auth/doctor/sign-in', { email: DOCTOR, password: 'demo' })
  expect(signIn).toMatchObject({ status: 200, body: { statusCode: 200, token: expect.any(String) } })

  const headers = { authorization: `Bearer ${signIn.body.token}` }
  const info = await platform.as().send('GET', '/api/v1/user/info-detail', undefined, headers)
  expect(info.body).toMatchObject({
    statusCode: 200,
    userInfo: {
      name: 'Ayşe',
      surname: 'Yılmaz',
      user_code: 'DR-10482',
      pin: '4827',
      gender: 'F',
      type: { patient: true },
    },
  })
  expect(info.body.userInfo).not.toHaveProperty('password_hash')

  expect((await platform.as().send('POST', '/api/v1/user/sign-out', {}, headers)).body).toEqual({ statusCode: 200 })
  const after = await platform.as().send('GET', '/api/v1/user/info-detail', undefined, headers)
  expect(after).toMatchObject({ status: 401, body: { statusCode: 401, message: 'Oturumunuz sona erdi.' } })
})

test.each([
  ['a wrong password', { email: DOCTOR, password: 'Demo' }],
  ['an unknown e-mail', { email: 'nobody@demo.clinic', password: 'demo' }],
])('%s is rejected with the same message', async (_case, credentials) => {
  const response = await platform.as().post('/api/v1/auth/doctor/sign-in', credentials)
  expect(response).toMatchObject({ status: 401, body: { statusCode: 401, message: 'E-posta veya şifre hatalı.' } })
})

test.each([
  ['no token', {}],
  ['a token that nobody gave out', { authorization: 'Bearer made-up' }],
  ['no bearer', { authorization: 'Basic ZGVtbw==' }],
])('a request with %s is rejected', async (_case, headers: Record<string, string>) => {
  const response = await platform.as().send('GET', '/api/v1/patient/notes/reminder-all', undefined, headers)
  expect(response).toMatchObject({ status: 401, body: { statusCode: 401 } })
})

test('accounts of patients and doctors are distinguished', async () => {
  const isPatient = async (email: string) =>
    (await platform.as(email).post('/api/v1/user/info', {})).body.userInfo.type.patient
  const doctorCheck = async (email: string) =>
    (await platform.as(email).get('/api/v1/user-doctor')).body.data.statusCode
  expect([await isPatient(DOCTOR), await doctorCheck(DOCTOR)]).toEqual([true, 200])
  expect([await isPatient('single@demo.clinic'), await doctorCheck('single@demo.clinic')]).toEqual([false, 200])
  expect([await isPatient('staff@demo.clinic'), await doctorCheck('staff@demo.clinic')]).toEqual([false, 404])
})

test('the search returns patients as described', async () => {
  const response = await platform
    .as(DOCTOR)
    .post('/api/v1/patient/companies/find/patient', { keyword: 'ALİ YILMAZ', type: 0 })
  expect(response.body.companiesPatient).toContainEqual(
    expect.objectContaining({ name: 'Ali', surname: 'Yılmaz', birth_date: '31.02.1990' }),
  )
})

test.each([
  ['two letters', { keyword: 'al', type: 0 }, { keyword: ['Bu değer geçersiz.'] }],
  ['two letters and blanks', { keyword: ' al ', type: 0 }, { keyword: ['Bu değer geçersiz.'] }],
  ['a number', { keyword: 123, type: 0 }, { keyword: ['Bu değer geçersiz.'] }],
  ['more than the description allows', { keyword: 'a'.repeat(101), type: 0 }, { keyword: ['Bu değer geçersiz.'] }],
  ['no keyword', { type: 0 }, { keyword: ['Bu alan zorunludur.'] }],
  ['an empty keyword', { keyword: '', type: 0 }, { keyword: ['Bu alan zorunludur.'] }],
  ['another type', { keyword: 'ali', type: 1 }, { type: ['Bu değer geçersiz.'] }],
  ['a field that nobody knows', { keyword: 'ali', type: 0, page: 2 }, { page: ['Böyle bir alan yok.'] }],
])('a search for %s is rejected', async (_case, body, errors) => {
  const response = await platform.as(DOCTOR).post('/api/v1/patient/companies/find/patient', body)
  expect(response).toMatchObject({ status: 400, body: { statusCode: 400, errors } })
})

test('reminders, doctors, settings and accounting belong to the active clinic', async () => {
  const doctor = platform.as(DOCTOR)
  const readLists = async () => ({
    reminders: (await doctor.get('/api/v1/patient/notes/reminder-all')).body.notes.length,
    doctors: (await doctor.post('/api/v1/doctor/list/post', {})).body.lists.length,
    notifications: (await doctor.post('/api/v2/appointments/notifications', ALL_NOTIFICATIONS)).body.notifications
      .length,
    prefix: (await doctor.post('/api/v1/accounting/settings/get', {})).body.settings.invoice_prefix,
  })
  expect(await readLists()).toEqual({ reminders: 24, doctors: 6, notifications: 62, prefix: 'BTM' })

  const [, second] = await clinicUuids(DOCTOR)
  expect((await doctor.post('/api/v1/doctor/companies', { companies: second, type: 2 })).body).toEqual({
    statusCode: 200,
  })
  expect(await readLists()).toEqual({ reminders: 6, doctors: 4, notifications: 26, prefix: 'EAD' })
})

test('patients of the other clinics are not found', async () => {
  const doctor = platform.as(DOCTOR)
  const find = async () =>
    (await doctor.post('/api/v1/patient/companies/find/patient', { keyword: 'ali yılmaz', type: 0 })).body
      .companiesPatient
  const here = await find()
  await doctor.post('/api/v1/doctor/companies', { companies: (await clinicUuids(DOCTOR))[1], type: 2 })
  const there = await find()
  expect(there).not.toEqual(here)
  expect(
    there.filter(({ uuid }: { uuid: string }) => here.some((patient: { uuid: string }) => patient.uuid === uuid)),
  ).toEqual([])
})

test('only an existing clinic of the account can be selected', async () => {
  const [, second] = await clinicUuids(DOCTOR)
  const single = platform.as('single@demo.clinic')
  expect((await single.post('/api/v1/doctor/companies', { companies: second, type: 2 })).status).toBe(403)
  expect((await single.post('/api/v1/doctor/companies', { companies: UNKNOWN_UUID, type: 2 })).status).toBe(404)
})

test('an account without a clinic gets empty lists', async () => {
  const bare = platform.as('bare@demo.clinic')
  expect((await bare.get('/api/v1/doctor/companies')).body).toEqual({ companies: [] })
  expect((await bare.get('/api/v1/companies/companies/settings/company')).body).toEqual({ companies: [] })
  expect((await bare.get('/api/v1/patient/notes/reminder-all')).body).toEqual({ notes: [] })
  expect((await bare.post('/api/v1/doctor/list/post', {})).body).toEqual({ lists: [] })
  expect((await bare.post('/api/v2/appointments/notifications', ALL_NOTIFICATIONS)).body).toEqual({ notifications: [] })
})

test('every clinic of the doctor has settings and the transactions flag', async () => {
  const { body } = await platform.as(DOCTOR).get('/api/v1/companies/companies/settings/company')
  expect(body.companies.map(({ transactions }: { transactions: boolean }) => transactions)).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect(body.companies[0].companies_setting.online_booking).toEqual({
    online_slot_duration: 15,
    face_to_face_slot_duration: 30,
  })
})

test('help articles are listed in pages, and a single one contains its text', async () => {
  const doctor = platform.as(DOCTOR)
  const request = { lang_id: 'TR', category_id: CALENDAR_CATEGORY, is_featured: null, page: 2, limit: 4 }
  const page = await doctor.post('/api/v1/tickets/companies/help_contents/list', request)
  expect(page.body.pagination).toEqual({ page: 2, limit: 4, total: 6, total_pages: 2 })
  expect(page.body.contents).toHaveLength(2)

  const featured = await doctor.post('/api/v1/tickets/companies/help_contents/list', {
    ...request,
    is_featured: true,
    page: 1,
  })
  const [article] = featured.body.contents
  const turkish = await doctor.post('/api/v1/tickets/companies/help_contents/content', {
    uuid: article.uuid,
    lang_id: 'TR',
  })
  expect(turkish.body.content).toMatchObject({
    title: 'Takvimi kullanma',
    help_content_html: expect.stringContaining('<ol>'),
  })
  const english = await doctor.post('/api/v1/tickets/companies/help_contents/content', {
    uuid: article.uuid,
    lang_id: 'EN',
  })
  expect(english.body.content.title).toBe('Using the calendar')
})

test('an article without a translation is null, and an unknown article or category is a 404', async () => {
  const doctor = platform.as(DOCTOR)
  const content = (uuid: string, lang_id: string) =>
    doctor.post('/api/v1/tickets/companies/help_contents/content', { uuid, lang_id })
  expect((await content('c426e54b-07b9-47e9-ba00-48bad61527ec', 'EN')).body).toEqual({ content: null })
  expect((await content(UNKNOWN_UUID, 'TR')).status).toBe(404)
  const list = { lang_id: 'TR', category_id: UNKNOWN_UUID, is_featured: null, page: 1, limit: 20 }
  expect((await doctor.post('/api/v1/tickets/companies/help_contents/list', list)).status).toBe(404)
})

test('the transactions request is accepted with and without a body', async () => {
  expect((await platform.as(DOCTOR).post('/api/v1/transactions')).body).toEqual({ statusCode: 200 })
  const announced = await platform
    .as(DOCTOR)
    .send('POST', '/api/v1/transactions', undefined, { 'content-type': 'application/json' })
  expect(announced.status).toBe(200)
})

test('a room can be left more than once, and leaving an unknown room is a 404', async () => {
  const { room } = platform.control.openRoom('İrem Yıldız')
  const leave = (room_uuid: string) =>
    platform.as(DOCTOR).post('/api/v1/telemedicine/telemedicine/leave-room', { room_uuid })
  expect((await leave(room)).body).toEqual({ statusCode: 200 })
  expect((await leave(room)).body).toEqual({ statusCode: 200 })
  expect((await leave(UNKNOWN_UUID)).status).toBe(404)
})

test('an unknown path is a 404 in JSON, and invalid JSON a 400', async () => {
  const doctor = platform.as(DOCTOR)
  expect(await doctor.get('/api/v1/nothing')).toMatchObject({ status: 404, body: { statusCode: 404 } })
  expect((await doctor.send('PUT', '/api/v1/user/info-detail')).status).toBe(404)
  const token = platform.control.openSession(DOCTOR)
  const broken = await fetch(`${platform.address}/api/v1/patient/companies/find/patient`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"a":',
  })
  expect([broken.status, await broken.json()]).toEqual([400, { statusCode: 400, message: 'İstek anlaşılamadı.' }])
})

test('error messages are in English for an English Accept-Language', async () => {
  const response = await platform
    .as()
    .send('GET', '/api/v1/doctor/companies', undefined, { 'accept-language': 'en-GB,en;q=0.9' })
  expect(response.body.message).toBe('Your session has ended.')
})

test.each(['{"constructor":{"prototype":{}}}', '{"__proto__":{}}', '{'])(
  'the body %s is not understood',
  async (body) => {
    const response = await fetch(`${platform.address}/api/v1/auth/doctor/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
  },
)

test('of a large body the log keeps the beginning', async () => {
  await platform.as().post('/api/v1/auth/doctor/sign-in', { email: 'x'.repeat(100_000), password: 'demo' })
  const { requests } = (await platform.as().get('/sandbox/control/requests')).body
  const { body } = requests.at(-1)
  expect(JSON.stringify(body).length).toBeLessThan(3_000)
  expect(body.truncated).toContain('xxx')
})
