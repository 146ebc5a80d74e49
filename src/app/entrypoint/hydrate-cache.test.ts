import { expect, test, vi } from 'vitest'
import { getListCompaniesQueryKey, getListRemindersQueryKey } from '@/shared/api'
import { createPortalQueryClient } from '@/shared/query'
import { configureTestHttp } from '../../../tests/support/vitest/configure-test-http'
import { takePreloadedResponse } from './preloaded-responses'
import { PRELOADED_REQUESTS, type PreloadedOperation } from './preloaded-requests'
import { PRELOADED_QUERIES, hydrateCache } from './hydrate-cache'

const TODAY = '2026-11-21'

const toPreloaded = (response: Response) => ({ body: null, response })

function setup(response: Promise<Response>) {
  const [path] = getListRemindersQueryKey()
  const portalPreload = { token: 'token', clinic: null, responses: new Map([[path, response.then(toPreloaded)]]) }
  vi.stubGlobal('window', { portalPreload })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('unexpected request')))
  configureTestHttp({ takePreloadedResponse })
  return createPortalQueryClient()
}

test('preloaded responses are in the cache before the first screen is rendered; other queries are left to their screen', async () => {
  const client = setup(Promise.resolve(Response.json({ statusCode: 200, notes: [] })))
  await hydrateCache(client, TODAY)
  expect(client.getQueryData(getListRemindersQueryKey())).toMatchObject({ notes: [] })
  expect(client.getQueryState(getListCompaniesQueryKey())).toBeUndefined()
})

test('a failed preload is left to the screen that shows it', async () => {
  const client = setup(Promise.resolve(Response.json({ statusCode: 400 }, { status: 400 })))
  await hydrateCache(client, TODAY)
  expect(client.getQueryState(getListRemindersQueryKey())?.status).toBe('error')
})

test('a slow platform does not delay the first screen', async () => {
  vi.useFakeTimers()
  const client = setup(new Promise(() => {}))
  const read = vi.fn()
  void hydrateCache(client, TODAY).then(read)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read).toHaveBeenCalledOnce()
  expect(client.getQueryState(getListRemindersQueryKey())?.fetchStatus).toBe('fetching')
})

test.each(Object.keys(PRELOADED_REQUESTS) as PreloadedOperation[])(
  'the query of %s sends the request that is preloaded',
  async (operation) => {
    const { path, body } = { body: null, ...PRELOADED_REQUESTS[operation] }
    const takePreloadedResponse = vi.fn(() => Promise.resolve(Response.json({})))
    configureTestHttp({ takePreloadedResponse })
    const client = createPortalQueryClient()
    await PRELOADED_QUERIES[operation](client, TODAY).catch(() => {})
    expect(client.getQueryCache().getAll()).toMatchObject([{ queryKey: expect.arrayContaining([path]) }])
    const sent = body && JSON.stringify(body(TODAY))
    expect(takePreloadedResponse.mock.calls).toEqual([[{ path, token: 'token', body: sent }]])
  },
)
