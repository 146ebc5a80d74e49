import { afterEach, expect, test, vi } from 'vitest'
import { configureHttp, getListCompaniesQueryKey, getListRemindersQueryKey } from '@/shared/api'
import { createPortalQueryClient } from '@/shared/query'
import { takePreloadedResponse } from './preloaded-requests'
import { hydrateCache } from './hydrate-cache'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setup(response: Promise<Response>) {
  const [path] = getListRemindersQueryKey()
  const portalPreload = { token: 'token', clinic: '', responses: new Map([[path, { body: null, response }]]) }
  vi.stubGlobal('window', { portalPreload })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('unexpected request')))
  configureHttp({
    baseUrl: '',
    getToken: () => 'token',
    onUnauthorized: vi.fn(),
    onMalformed: vi.fn(),
    takePreloadedResponse,
  })
  return createPortalQueryClient()
}

test('preloaded responses are in the cache before the first screen is rendered; other queries are left to their screen', async () => {
  const client = setup(Promise.resolve(Response.json({ statusCode: 200, notes: [] })))
  await hydrateCache(client, '2026-11-21')
  expect(client.getQueryData(getListRemindersQueryKey())).toMatchObject({ notes: [] })
  expect(client.getQueryState(getListCompaniesQueryKey())).toBeUndefined()
})

test('a failed preload is left to the screen that shows it', async () => {
  const client = setup(Promise.resolve(Response.json({ statusCode: 400 }, { status: 400 })))
  await hydrateCache(client, '2026-11-21')
  expect(client.getQueryState(getListRemindersQueryKey())?.status).toBe('error')
})

test('a slow platform does not delay the first screen', async () => {
  vi.useFakeTimers()
  const client = setup(new Promise(() => {}))
  const read = vi.fn()
  void hydrateCache(client, '2026-11-21').then(read)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).toHaveBeenCalledOnce()
  expect(client.getQueryState(getListRemindersQueryKey())?.fetchStatus).toBe('fetching')
})
