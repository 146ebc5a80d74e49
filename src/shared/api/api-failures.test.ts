import { CancelledError, QueryClient } from '@tanstack/react-query'
import { delay, HttpResponse, http, passthrough } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiError, isRetryable } from './api-error'
import { configureHttp, type HttpSettings } from './http'
import { findPatients, getFindPatientsQueryOptions, getUserInfoDetail, listCompanies } from './index'

const PLATFORM = 'https://platform.example'
const USER = { statusCode: 200, userInfo: { uuid: '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21' } }
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function setup(answer: () => Response | Promise<Response>, more: Partial<HttpSettings> = {}) {
  const requested = vi.fn(answer)
  const hooks = { onUnauthorized: vi.fn(), onMalformed: vi.fn() }
  configureHttp({ baseUrl: PLATFORM, getToken: () => 'token-1', ...hooks, ...more })
  server.use(http.all(`${PLATFORM}/*`, requested))
  return { requested, ...hooks }
}

const never = async () => {
  await delay('infinite')
  return HttpResponse.json({})
}

test('no connection at all is offline', async () => {
  const { onUnauthorized, onMalformed } = setup(() => HttpResponse.error())
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'offline', status: null })
  expect(onUnauthorized).not.toHaveBeenCalled()
  expect(onMalformed).not.toHaveBeenCalled()
})

test('a refused connection is offline too', async () => {
  const nobodyListens = 'http://127.0.0.1:9'
  setup(never, { baseUrl: nobodyListens })
  server.use(http.all(`${nobodyListens}/*`, () => passthrough()))
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'offline' })
})

test('a call that is never answered is given up after its time', async () => {
  setup(never)
  await expect(listCompanies({ timeout: 50 })).rejects.toMatchObject({ kind: 'timeout', status: null })
})

test('a call that nobody wants any more is cancelled, before and while it runs', async () => {
  setup(never)
  await expect(listCompanies({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' })
  const leaving = new AbortController()
  const call = listCompanies({ signal: leaving.signal })
  setTimeout(() => leaving.abort(), 20)
  await expect(call).rejects.toMatchObject({ kind: 'cancelled' })
})

test('a cancelled query lets go of its call at once', async () => {
  const { requested } = setup(never)
  const client = new QueryClient()
  const options = getFindPatientsQueryOptions({ keyword: 'yıl', type: 0 })
  const search = client.query(options)
  search.catch(() => {})
  await vi.waitFor(() => expect(requested).toHaveBeenCalled())
  await client.cancelQueries({ queryKey: options.queryKey })
  await expect(search).rejects.toBeInstanceOf(CancelledError)
  expect(client.isFetching()).toBe(0)
})

test('a search by another term is another query', () => {
  const key = (keyword: string) => getFindPatientsQueryOptions({ keyword, type: 0 }).queryKey
  expect(key('yıl')).not.toEqual(key('yil'))
})

test('only no connection and trouble at the platform are worth another try', () => {
  const kinds = [
    'offline',
    'server',
    'timeout',
    'cancelled',
    'unauthorized',
    'forbidden',
    'notFound',
    'rejected',
    'malformed',
  ] as const
  const retried = kinds.filter((kind) => isRetryable(new ApiError({ kind, operation: 'GET /' })))
  expect(retried).toEqual(['offline', 'server'])
  expect(isRetryable(new TypeError('a mistake of ours'))).toBe(false)
})

test('an answer that the page asked for early is used, and checked like any other', async () => {
  const takeEarlyAnswer = vi.fn(() => Promise.resolve(HttpResponse.json(USER)))
  const { requested } = setup(never, { takePreloadedResponse: takeEarlyAnswer })
  await expect(getUserInfoDetail()).resolves.toEqual(USER)
  expect(takeEarlyAnswer.mock.calls).toEqual([[{ path: '/api/v1/user/info-detail', token: 'token-1', body: null }]])
  expect(requested).not.toHaveBeenCalled()
})

test('an early 401 ends the session like any other', async () => {
  const { onUnauthorized } = setup(never, { takePreloadedResponse: async () => HttpResponse.json({}, { status: 401 }) })
  await expect(getUserInfoDetail()).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(onUnauthorized.mock.calls).toEqual([['token-1']])
})

test('an early call that came to nothing is made anew', async () => {
  const { requested } = setup(() => HttpResponse.json(USER), {
    takePreloadedResponse: () => Promise.reject(new TypeError()),
  })
  await expect(getUserInfoDetail()).resolves.toEqual(USER)
  expect(requested).toHaveBeenCalledTimes(1)
})

test('an early call that is never answered is given up, or cancelled, in the same way', async () => {
  setup(never, { takePreloadedResponse: () => new Promise<Response>(() => {}) })
  await expect(getUserInfoDetail({ timeout: 30 })).rejects.toMatchObject({ kind: 'timeout' })
  await expect(getUserInfoDetail({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' })
})

test('a question with a body says which one it is', async () => {
  const takeEarlyAnswer = vi.fn(() => null)
  setup(() => HttpResponse.json({ companiesPatient: [] }), { takePreloadedResponse: takeEarlyAnswer })
  await findPatients({ keyword: 'yıl', type: 0 })
  expect(takeEarlyAnswer.mock.calls).toEqual([
    [{ path: '/api/v1/patient/companies/find/patient', token: 'token-1', body: '{"keyword":"yıl","type":0}' }],
  ])
})
