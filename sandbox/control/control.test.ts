import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiClient, startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const CONTROL = '/sandbox/control'
const DOCTOR = 'doctor@demo.clinic'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ patients: 60 })
})
afterAll(() => platform.close())

/** Sends headers that `fetch` does not allow to set. */
const statusWith = (headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const url = new URL(`${platform.address}${CONTROL}/health`)
    request(url, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })

test.each([
  ['this machine by name', { host: 'localhost:4173' }, 200],
  ['this machine by number', { host: '127.0.0.1' }, 200],
  ['a page of the sandbox', { host: 'localhost:4173', origin: 'http://localhost:4173' }, 200],
  ['a page of another server on this machine', { host: 'localhost:4173', origin: 'http://localhost:3000' }, 403],
  ['a name that was made to point here', { host: 'evil.example' }, 403],
  ['a name that looks like this machine', { host: 'localhost.evil.example' }, 403],
  ['a page from elsewhere', { host: 'localhost', origin: 'https://evil.example' }, 403],
  ['a page without an origin', { host: 'localhost', origin: 'null' }, 403],
])('a control request from %s', async (_who, headers, status) => {
  expect(await statusWith(headers)).toBe(status)
})

test('a form of another site cannot send a control request', async () => {
  const response = await createApiClient(platform).send('POST', `${CONTROL}/reset`, undefined, {
    'content-type': 'text/plain',
  })
  const withBody = await fetch(`${platform.address}${CONTROL}/emit`, { method: 'POST', body: '{"event":"x"}' })
  expect(response.status).toBe(415)
  expect(withBody.status).toBe(415)
})

test('a reminder is stored, by default for a patient of the clinic', async () => {
  const { body } = await platform.as().post(`${CONTROL}/reminders`, { note: 'Ara', type: 'nurse', created_by: 'Elif' })
  expect(body).toMatchObject({
    receivers: 0,
    reminder: { note: 'Ara', type: 'nurse', read: false, createdBy: { name: 'Elif' } },
  })
  expect(body.reminder.patient_info).toMatchObject({ locked: false })
  const without = await platform.as().post(`${CONTROL}/reminders`, { patient: null })
  expect(without.body.reminder.patient_info).toBeNull()
  const { notes } = (await platform.as(DOCTOR).get('/api/v1/patient/notes/reminder-all')).body
  expect(notes).toContainEqual(body.reminder)
})

test('reminders are listed by time, whatever its notation', async () => {
  const timestamps = ['2030-01-01T10:00:00+03:00', '2030-01-01T08:00:00Z']
  for (const remind_at of timestamps.toSorted()) platform.control.addReminder({ remind_at })
  const { notes } = (await platform.as(DOCTOR).get('/api/v1/patient/notes/reminder-all')).body
  expect(notes.slice(-2).map(({ remind_at }: { remind_at: string }) => remind_at)).toEqual(timestamps)
})

test('a notification is created, changed and removed', async () => {
  const caller = platform.as()
  const { notification } = (
    await caller.post(`${CONTROL}/notifications`, { message: 'Yeni', patient_name: 'İrem Yıldız' })
  ).body
  const path = `${CONTROL}/notifications/${notification.uuid}`
  const changed = await caller.send('PATCH', path, { priority: 3, is_visible: false })
  expect(changed.body.notification).toEqual({ ...notification, priority: 3, is_visible: false })
  expect((await caller.send('DELETE', path)).body).toEqual({ receivers: 0 })
  expect(await caller.send('DELETE', path)).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('no notification') },
  })
})

test.each([
  ['/emit', {}],
  ['/reminders', { colour: 'red' }],
  ['/notifications', { is_visible: 'maybe' }],
  ['/transactions', {}],
  ['/disconnect', { channel: 'both', how: 'server' }],
  ['/faults', { status: 200 }],
  ['/faults', { body: {}, text: '' }],
  ['/faults', { body: {}, times: 0 }],
  ['/rooms', {}],
])('%s rejects %j', async (path, body) => {
  expect((await platform.as().post(`${CONTROL}${path}`, body)).status).toBe(400)
})

test.each([
  ['/emit', { event: 'x', to: { account: 'nobody@demo.clinic' } }],
  ['/reminders', { clinic: 'nowhere' }],
  ['/reminders', { patient: 'nobody' }],
  ['/company-switch', { clinic: 'nowhere' }],
  ['/sessions', { account: 'nobody@demo.clinic' }],
])('%s with %j names the unknown record', async (path, body) => {
  expect((await platform.as().post(`${CONTROL}${path}`, body)).status).toBe(404)
})

test('a consultation room has a link for each side', async () => {
  const { body } = await platform.as().post(`${CONTROL}/rooms`, { participant: 'İrem Yıldız' })
  expect(body).toEqual({
    room: expect.any(String),
    doctorPath: `/tr?room=${body.room}`,
    patientPath: expect.stringMatching(`^/sandbox/patient\\?room=${body.room}&name=`),
  })
  expect((await platform.as().get(body.patientPath)).status).toBe(200)
})

test('a session can be opened without a password and expired', async () => {
  const { token } = (await platform.as().post(`${CONTROL}/sessions`, { account: DOCTOR })).body
  const caller = createApiClient(platform, token)
  expect((await caller.get('/api/v1/user-doctor')).status).toBe(200)
  await platform.as().post(`${CONTROL}/sessions/expire`, { account: DOCTOR })
  expect((await caller.get('/api/v1/user-doctor')).status).toBe(401)
})

test('the last requests are listed, without passwords and tokens', async () => {
  const caller = platform.as()
  await caller.send('DELETE', `${CONTROL}/requests`)
  const signIn = await caller.post('/api/v1/auth/doctor/sign-in', { email: DOCTOR, password: 'demo' })
  await platform.as(DOCTOR).post('/api/v1/patient/companies/find/patient', { keyword: 'ali', type: 0 })
  await platform.as(DOCTOR).post('/api/v1/patient/companies/find/patient', { keyword: 'a', type: 0 })

  const { requests } = (await caller.get(`${CONTROL}/requests`)).body
  expect(requests).toMatchObject([
    { operationId: 'signIn', method: 'POST', status: 200, account: null, body: { email: DOCTOR, password: '***' } },
    { operationId: 'findPatients', account: DOCTOR, status: 200, body: { keyword: 'ali', type: 0 } },
    { operationId: 'findPatients', account: DOCTOR, status: 400 },
  ])
  expect(JSON.stringify(requests)).not.toContain(signIn.body.token)
})

test('a fault affects only the given operation, as many times as given', async () => {
  const doctor = platform.as(DOCTOR)
  const companies = () => doctor.get('/api/v1/doctor/companies')
  await doctor.post(`${CONTROL}/faults`, { operationId: 'listCompanies', status: 503, times: 2 })
  expect((await doctor.get('/api/v1/user-doctor')).status).toBe(200)
  expect([await companies(), await companies(), await companies()].map(({ status }) => status)).toEqual([503, 503, 200])
})

test('a fault without a status only delays the response, and faults can be cleared', async () => {
  const doctor = platform.as(DOCTOR)
  await doctor.post(`${CONTROL}/faults`, { delayMs: 60 })
  const started = performance.now()
  expect((await doctor.get('/api/v1/doctor/companies')).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(55)
  await doctor.post(`${CONTROL}/faults`, { status: 500, times: 5 })
  expect((await doctor.send('DELETE', `${CONTROL}/faults`)).body).toEqual({ faults: [] })
  expect((await doctor.get('/api/v1/doctor/companies')).status).toBe(200)
})

test('a fault replaces the body of a response until the faults are cleared', async () => {
  const doctor = platform.as(DOCTOR)
  const notes = () => doctor.get('/api/v1/patient/notes/reminder-all')
  const body = { notes: [{ notes_uuid: 7 }, null], extra: true }
  await doctor.post(`${CONTROL}/faults`, { operationId: 'listReminders', body, times: null })
  for (const response of [await notes(), await notes()]) expect(response).toMatchObject({ status: 200, body })
  await doctor.send('DELETE', `${CONTROL}/faults`)
  expect((await notes()).body.notes[0].notes_uuid).toEqual(expect.any(String))
})

test.each([
  [{ body: null, status: 201 }, 201, null],
  [{ body: { data: {} }, status: 422 }, 422, { data: {} }],
  [{ body: [] }, 200, []],
  [{ status: 404 }, 404, { statusCode: 404, message: 'Sunucuda bir hata oluştu.' }],
  [{ text: '' }, 200, ''],
  [{ text: '<html>Bad gateway', status: 502 }, 502, '<html>Bad gateway'],
])('a fault with %j sends it once and does not run the operation', async (fault, status, body) => {
  const doctor = platform.as(DOCTOR)
  await doctor.post(`${CONTROL}/faults`, { operationId: 'sendTransactions', ...fault })
  const before = platform.services.clinics.all().map(({ transactions }) => transactions)
  const response = await doctor.post('/api/v1/transactions')
  expect(response).toMatchObject({ status, body })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(platform.services.clinics.all().map(({ transactions }) => transactions)).toEqual(before)
  expect((await doctor.get(`${CONTROL}/faults`)).body).toEqual({ faults: [] })
})

test('the health report contains patients, connections and response mismatches', async () => {
  const { body } = await platform.as().get(`${CONTROL}/health`)
  expect(body).toMatchObject({
    status: 'ok',
    patients: 60,
    connections: { live: 0, telemedicine: 0 },
    answers: { isOn: true },
  })
})

test('a reset restores the data and ends all sessions', async () => {
  const doctor = platform.as(DOCTOR)
  const [clinic] = platform.services.clinics.all()
  const notes = async (email: string) => (await platform.as(email).get('/api/v1/patient/notes/reminder-all')).body.notes
  await doctor.post(`${CONTROL}/reset`)
  const before = await notes(DOCTOR)

  platform.control.addReminder({ note: 'Fazla' })
  platform.control.setTransactions(true)
  platform.control.addPatient({
    uuid: '11111111-1111-4111-8111-111111111111',
    name: 'Sonradan',
    surname: 'Eklenen',
    full_phone_number: null,
    birth_date: null,
    citizenship_number: null,
  })
  expect(platform.services.patients.find(clinic?.id ?? 0, 'sonradan')).toHaveLength(1)
  expect((await doctor.post(`${CONTROL}/reset`)).body).toEqual({ done: true })

  expect(await doctor.get('/api/v1/patient/notes/reminder-all')).toMatchObject({ status: 401 })
  expect(await notes(DOCTOR)).toEqual(before)
  expect(platform.services.clinics.all()[0]?.transactions).toBe(false)
  expect(platform.services.patients.find(clinic?.id ?? 0, 'sonradan')).toEqual([])
  expect(platform.services.patients.count()).toBe(60)
})

test('an uploaded attachment is served as a download', async () => {
  const form = new FormData()
  const fields = {
    subject: 'a',
    category: 'GENERAL',
    priority: 'LOW',
    description: 'b',
    contact_name: 'c',
    contact_surname: 'd',
    contact_email: 'e',
    contact_phone: 'f',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('attachments', new File(['%PDF-1.7 içerik'], 'röntgen.pdf'))
  const { ticket } = (await platform.as(DOCTOR).post('/api/v1/tickets/companies/post', form)).body

  const response = await platform.as().get(`${CONTROL}/tickets/${ticket.uuid}/attachment`)
  expect(response.body).toBe('%PDF-1.7 içerik')
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''r%C3%B6ntgen.pdf")
  expect((await platform.as().get(`${CONTROL}/tickets/none/attachment`)).status).toBe(404)
})

test('the control page allows only its own scripts and styles', async () => {
  const page = await platform.as().get('/sandbox/')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'")
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|style=/)
  expect(await platform.as().get('/sandbox')).toMatchObject({ status: 302 })
})
