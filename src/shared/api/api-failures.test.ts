import { CancelledError, QueryClient } from '@tanstack/react-query'
import { delay, HttpResponse, http, passthrough } from 'msw'
import { expect, test, vi } from 'vitest'
import { configureTestHttp } from '../../../tests/support/vitest/configure-test-http'
import { startServer } from '../../../tests/support/vitest/platform-server'
import { ApiError } from './api-error'
import { isRetryable } from './retry'
import type { HttpSettings } from './http'
import { getFindPatientsQueryOptions } from './generated/endpoints/patients/patients'
import { findPatients, getUserInfoDetail, listCompanies } from './index'

const PLATFORM = 'https://platform.example'
const USER = { statusCode: 200, userInfo: { uuid: '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21' } }
const server = startServer()

function setup(respond: () => Response | Promise<Response>, settings: Partial<HttpSettings> = {}) {
  const requested = vi.fn(respond)
  const hooks = { onUnauthorized: vi.fn(), onMalformed: vi.fn() }
  configureTestHttp({ baseUrl: PLATFORM, getToken: () => 'token-1', ...hooks, ...settings })
  server.use(http.all(`${PLATFORM}/*`, requested))
  return { requested, ...hooks }
}

const never = async () => {
  await delay('infinite')
  return HttpResponse.json({})
}

test('a request without a connection is offline', async () => {
  const { onUnauthorized, onMalformed } = setup(() => HttpResponse.error())
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'offline', status: null })
  expect(onUnauthorized).not.toHaveBeenCalled()
  expect(onMalformed).not.toHaveBeenCalled()
})

test('a refused connection is offline too (F-A01)', async () => {
  const closedPort = 'http://127.0.0.1:9'
  setup(never, { baseUrl: closedPort })
  server.use(http.all(`${closedPort}/*`, () => passthrough()))
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'offline' })
})

test('a request without a response ends with a timeout (F-A02)', async () => {
  setup(never)
  await expect(listCompanies({ timeout: 50 })).rejects.toMatchObject({ kind: 'timeout', status: null })
})

test('an aborted request is cancelled, before and while it runs', async () => {
  const { requested } = setup(never)
  await expect(listCompanies({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' })
  const controller = new AbortController()
  const request = listCompanies({ signal: controller.signal })
  request.catch(() => {})
  await vi.waitFor(() => expect(requested).toHaveBeenCalled())
  controller.abort()
  await expect(request).rejects.toMatchObject({ kind: 'cancelled' })
})

test('a cancelled query aborts its request at once (F-A23)', async () => {
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

test('a search for another term is another query', () => {
  const key = (keyword: string) => getFindPatientsQueryOptions({ keyword, type: 0 }).queryKey
  expect(key('yıl')).not.toEqual(key('yil'))
})

test('only connection and server errors are retryable (F-A22)', () => {
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
  expect(isRetryable(new TypeError('a defect'))).toBe(false)
})

test('a preloaded response is used and checked like any other', async () => {
  const takePreloadedResponse = vi.fn(() => Promise.resolve(HttpResponse.json(USER)))
  const { requested } = setup(never, { takePreloadedResponse: takePreloadedResponse })
  await expect(getUserInfoDetail()).resolves.toEqual(USER)
  expect(takePreloadedResponse.mock.calls).toEqual([
    [{ path: '/api/v1/user/info-detail', token: 'token-1', body: null }],
  ])
  expect(requested).not.toHaveBeenCalled()
})

test('a preloaded 401 ends the session like any other', async () => {
  const { onUnauthorized } = setup(never, { takePreloadedResponse: async () => HttpResponse.json({}, { status: 401 }) })
  await expect(getUserInfoDetail()).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(onUnauthorized.mock.calls).toEqual([['token-1']])
})

test('a failed preload is requested again', async () => {
  const { requested } = setup(() => HttpResponse.json(USER), {
    takePreloadedResponse: () => Promise.reject(new TypeError()),
  })
  await expect(getUserInfoDetail()).resolves.toEqual(USER)
  expect(requested).toHaveBeenCalledTimes(1)
})

test('a preload without a response ends with a timeout or an abort, like any other request', async () => {
  setup(never, { takePreloadedResponse: () => new Promise<Response>(() => {}) })
  await expect(getUserInfoDetail({ timeout: 30 })).rejects.toMatchObject({ kind: 'timeout' })
  await expect(getUserInfoDetail({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' })
})

test('a request with a body is matched by its body', async () => {
  const takePreloadedResponse = vi.fn(() => null)
  setup(() => HttpResponse.json({ companiesPatient: [] }), { takePreloadedResponse: takePreloadedResponse })
  await findPatients({ keyword: 'yıl', type: 0 })
  expect(takePreloadedResponse.mock.calls).toEqual([
    [{ path: '/api/v1/patient/companies/find/patient', token: 'token-1', body: '{"keyword":"yıl","type":0}' }],
  ])
})
