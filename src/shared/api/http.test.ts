import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { configureTestHttp } from '../../../tests/support/vitest/configure-test-http'
import { startServer } from '../../../tests/support/vitest/platform-server'
import { ApiError } from './api-error'
import {
  checkDoctorUser,
  findPatients,
  getUserInfo,
  getUserInfoDetail,
  listCompanies,
  sendTransactions,
  signIn,
  signOut,
} from './index'
import { StatusResponse } from './generated/model'
import { type HttpSettings, request } from './http'

const PLATFORM = 'https://platform.example'
const server = startServer()

function setup({
  token = 'token-1',
  language,
  status = 200,
  body = {},
}: {
  token?: string | null
  language?: string
  status?: number
  body?: object
} = {}) {
  type SentRequest = Record<'method' | 'path' | 'body', string> &
    Record<'authorization' | 'language' | 'type', string | null>
  const sent: SentRequest[] = []
  const onUnauthorized = vi.fn<(tokenUsed: string | null) => void>()
  const session = { token, language }
  configureTestHttp({
    baseUrl: PLATFORM,
    getToken: () => session.token,
    getLanguage: () => session.language,
    onUnauthorized,
  })
  server.use(
    http.all(`${PLATFORM}/*`, async ({ request }) => {
      const { method, url, headers } = request
      sent.push({
        method,
        path: new URL(url).pathname,
        authorization: headers.get('authorization'),
        language: headers.get('accept-language'),
        type: headers.get('content-type'),
        body: await request.text(),
      })
      return HttpResponse.json(body, { status })
    }),
  )
  return { sent, onUnauthorized, session }
}

const rejection = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

test('every request of a signed-in user has the token', async () => {
  const { sent } = setup({ body: { companies: [] } })
  await listCompanies()
  expect(sent).toMatchObject([
    { method: 'GET', path: '/api/v1/doctor/companies', authorization: 'Bearer token-1', body: '' },
  ])
})

test('the token is read for every request', async () => {
  const { sent, session } = setup({ body: { companies: [] } })
  await listCompanies()
  session.token = 'token-2'
  await listCompanies()
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
})

test('every request names the language of the portal, which may differ from that of the browser', async () => {
  const { sent, session } = setup({ language: 'en', body: { statusCode: 200, companies: [], token: 'new' } })
  await listCompanies()
  session.language = 'tr'
  await listCompanies()
  await signIn({ email: 'doctor@demo.clinic', password: 'demo' })
  expect(sent.map(({ language }) => language)).toEqual(['en', 'tr', 'tr'])
})

test('a request before the start of the texts names no language', async () => {
  const { sent } = setup({ body: { companies: [] } })
  await expect(listCompanies()).resolves.toEqual({ companies: [] })
  expect(sent[0]?.language).toBeNull()
})

test('sign-in never sends a token, even if an old one is stored', async () => {
  const { sent } = setup({ body: { statusCode: 200, token: 'new' } })
  await expect(signIn({ email: 'doctor@demo.clinic', password: 'demo' })).resolves.toEqual({
    statusCode: 200,
    token: 'new',
  })
  expect(sent[0]?.authorization).toBeNull()
})

test('a body is sent as JSON, Turkish letters and quotes unchanged', async () => {
  const { sent } = setup({ body: { companiesPatient: [] } })
  await findPatients({ keyword: 'İĞDIR "%\\', type: 0 })
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ keyword: 'İĞDIR "%\\', type: 0 })
})

test('a request without a body has no content type', async () => {
  const { sent } = setup({ body: { statusCode: 200 } })
  await sendTransactions()
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/v1/transactions', type: null, body: '' }])
})

test('a 401 is reported with its token, so that a newer session can ignore it', async () => {
  const { onUnauthorized, session } = setup({ status: 401, body: { message: 'oturum sona erdi' } })
  const call = rejection(listCompanies())
  session.token = 'token-2'
  expect((await call).kind).toBe('unauthorized')
  expect(onUnauthorized.mock.calls).toEqual([['token-1']])
})

test('a 401 during sign-in is a wrong password and ends no session', async () => {
  const { onUnauthorized } = setup({ status: 401 })
  const error = await rejection(signIn({ email: 'doctor@demo.clinic', password: 'wrong' }))
  expect(error).toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test.each([
  ['status 401', { status: 401 }],
  ['statusCode 401 in the body', { body: { statusCode: 401 } }],
  ['statusCode 401 in data', { body: { data: { statusCode: 401 } } }],
])('%s of a background call is an error of its caller only', async (_what, response) => {
  const { onUnauthorized } = setup(response)
  const background = { isBackground: true }
  expect(await rejection(checkDoctorUser(background))).toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(await rejection(getUserInfo({}, background))).toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a preloaded 401 of a background call is an error of its caller only', async () => {
  const onUnauthorized = vi.fn()
  const takePreloadedResponse = vi.fn(() => Promise.resolve(new Response('{}', { status: 401 })))
  configureTestHttp({ baseUrl: PLATFORM, onUnauthorized, takePreloadedResponse })
  await rejection(checkDoctorUser({ isBackground: true }))
  expect(takePreloadedResponse).toHaveBeenCalledOnce()
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a 401 of a request without a token is reported too', async () => {
  const { onUnauthorized, sent } = setup({ token: null, status: 401 })
  await rejection(getUserInfoDetail())
  expect(sent[0]?.authorization).toBeNull()
  expect(onUnauthorized.mock.calls).toEqual([[null]])
})

test.each([
  [400, 'rejected'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'rejected'],
  [413, 'rejected'],
  [422, 'rejected'],
  [429, 'rejected'],
  [500, 'server'],
  [502, 'server'],
  [503, 'server'],
  [304, 'server'],
] as const)('status %i is %s', async (status, kind) => {
  const { onUnauthorized } = setup({ status })
  expect(await rejection(listCompanies())).toMatchObject({ kind, status })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a request for an ended session has its token, is not compared with the cookies, and ends no session', async () => {
  const { onUnauthorized, sent } = setup({ token: 'of-the-next-user', status: 401 })
  const requestContext = { read: () => null, onMismatch: vi.fn() }
  configureTestHttp({ baseUrl: PLATFORM, getToken: () => null, onUnauthorized, requestContext })
  const fetched = vi.spyOn(globalThis, 'Request')
  expect(await rejection(signOut({}, { endedToken: 'ended' }))).toMatchObject({ kind: 'unauthorized' })
  expect(sent).toMatchObject([{ method: 'POST', authorization: 'Bearer ended', type: 'application/json', body: '{}' }])
  expect(fetched.mock.calls).toContainEqual([expect.anything(), expect.objectContaining({ keepalive: true })])
  expect(onUnauthorized).not.toHaveBeenCalled()
  expect(requestContext.onMismatch).not.toHaveBeenCalled()
})

test('messages of the platform are read as plain text', async () => {
  setup({ status: 422, body: { message: ' Kaydedilemedi. ', errors: { contact_phone: ['Geçersiz.'] } } })
  expect(await rejection(signOut({}))).toMatchObject({
    serverMessage: 'Kaydedilemedi.',
    fieldErrors: { contact_phone: ['Geçersiz.'] },
  })
})

test('an error reveals neither the token nor the request or response', async () => {
  setup({ status: 500, body: { message: 'Ayşe Yılmaz bulunamadı' } })
  const error = await rejection(findPatients({ keyword: 'Ayşe Yılmaz', type: 0 }))
  expect(`${error.stack} ${error.message}`).not.toMatch(/token-1|Ayşe/)
  expect(error.cause).toBeUndefined()
  expect(error.message).toBe('POST /api/v1/patient/companies/find/patient: server (500)')
})

test('an error does not name the values of a query', async () => {
  setup({ status: 500 })
  const error = await rejection(request('/api/v1/patients?keyword=Ay%C5%9Fe', { schema: StatusResponse }))
  expect(error.operation).toBe('GET /api/v1/patients')
  expect(error.message).toBe('GET /api/v1/patients: server (500)')
})

test.each([
  ['response', false],
  ['preloaded response', true],
])('the time of the platform in a %s is reported with the duration of the request (F-R20)', async (_, isPreloaded) => {
  const date = 'Mon, 23 Nov 2026 09:00:00 GMT'
  const respond = () => HttpResponse.json({ companies: [] }, { headers: { date } })
  const onServerTime = vi.fn<HttpSettings['onServerTime']>()
  const takePreloadedResponse = () => (isPreloaded ? Promise.resolve(respond()) : null)
  configureTestHttp({ baseUrl: PLATFORM, takePreloadedResponse, onServerTime })
  server.use(http.all(`${PLATFORM}/*`, respond))
  const before = Date.now()
  await listCompanies()
  expect(onServerTime).toHaveBeenCalledOnce()
  const [{ serverTime, sentAt, receivedAt }] = onServerTime.mock.calls[0] ?? expect.fail()
  expect(serverTime).toBe(Date.parse(date))
  expect(sentAt).toBeLessThanOrEqual(isPreloaded ? before : receivedAt)
  expect(sentAt).toBeGreaterThanOrEqual(isPreloaded ? performance.timeOrigin : before)
  expect(receivedAt).toBeLessThanOrEqual(Date.now())
})
