import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { FileLoadError, onLoadable, reloadForNewVersion, withRetries } from './chunk-loading'

vi.mock('@/shared/browser')
const { isCurrentAddress, isOnline, navigateAway, onOnline, reloadPage } = vi.mocked(browser)
const storage = vi.mocked(browser.tabStorage)

const FILE = 'https://portal.example/static/js/async/7.js'
const failure = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: FILE })

const server = vi.fn<(url: string, options: RequestInit) => Promise<Response>>()
const script = () => new Response('code', { headers: { 'content-type': 'text/javascript' } })
const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
const version = (name: unknown) => Response.json({ version: name })

/** The server's responses to a file and to `version.json`; without a response the connection fails. */
const serve = (responses: { file?: () => Response; version?: () => Response }) =>
  server.mockImplementation(async (url) => {
    const respond = url === '/version.json' ? responses.version : responses.file
    if (!respond) throw new TypeError('Failed to fetch')
    return respond()
  })

const requested = () => server.mock.calls.map(([url, { cache }]) => `${url === FILE ? 'file' : url} ${cache}`)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('__webpack_hash__', 'running')
  isOnline.mockReturnValue(true)
  onOnline.mockReturnValue(() => {})
  serve({ file: script, version: () => version('running') })
})

afterEach(() => void vi.resetAllMocks())

/** Loads a chunk and lets the retries pass. */
async function loadAll(load: () => Promise<unknown>) {
  const loaded = withRetries(load)(7).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  return loaded
}

test('a file is tried again after 1, 2 and 4 s, each time past the cache (F-R02)', async () => {
  const load = vi.fn(() => Promise.reject(failure))
  const loaded = withRetries(load)(7).catch((error: unknown) => error)
  for (const [delay, calls] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [3_999, 3],
    [1, 4],
    [60_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(delay)
    expect(load).toHaveBeenCalledTimes(calls)
  }
  expect(requested()).toEqual(['file reload', 'file reload', 'file reload', '/version.json no-store'])
  expect(await loaded).toBeInstanceOf(FileLoadError)
})

test('a file that is missing for seconds is loaded as if nothing had happened (F-R02)', async () => {
  const load = vi.fn(() => Promise.resolve('loaded')).mockRejectedValueOnce(failure)
  let requests = 0
  serve({ file: () => (++requests < 3 ? badGateway() : script()) })
  expect(await loadAll(load)).toBe('loaded')
  // The runtime is asked only for a file that the server has.
  expect(load).toHaveBeenCalledTimes(2)
})

test('a page in place of the file is no file (F-R02)', async () => {
  const load = vi.fn(() => Promise.reject(failure))
  serve({ file: () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }) })
  expect(await loadAll(load)).toMatchObject({ isOutdated: false, url: FILE })
  expect(load).toHaveBeenCalledOnce()
})

test.each([
  ['another version', () => version('newer'), true],
  ['the running version', () => version('running'), false],
  ['no version', () => version(7), false],
  ['an error', badGateway, false],
  ['a page', () => new Response('<!doctype html>'), false],
  ['nothing', undefined, false],
])(
  'a missing file is outdated only if version.json names another version: %s (F-R02)',
  async (_, respond, isOutdated) => {
    serve({ file: () => new Response('', { status: 404 }), ...(respond && { version: respond }) })
    expect(await loadAll(() => Promise.reject(failure))).toMatchObject({ isOutdated })
  },
)

test('offline the failure is reported at once (F-R02)', async () => {
  isOnline.mockReturnValue(false)
  serve({})
  const load = vi.fn(() => Promise.reject(failure))
  await expect(withRetries(load)(7)).rejects.toBeInstanceOf(FileLoadError)
  expect(load).toHaveBeenCalledOnce()
})

test('an error without an address is retried too (F-R02)', async () => {
  const load = vi.fn(() => Promise.resolve('loaded')).mockRejectedValueOnce(new Error('x'))
  expect(await loadAll(load)).toBe('loaded')
})

test('requests for one chunk share its retries, and a later request loads again (F-R02)', async () => {
  const load = vi.fn(() => Promise.reject(failure))
  const loadChunk = withRetries(load)
  const results = Promise.allSettled([loadChunk(7), loadChunk(7)])
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(load).toHaveBeenCalledTimes(4)
  load.mockResolvedValueOnce('loaded' as never)
  await expect(loadChunk(7)).resolves.toBe('loaded')
})

test('waits for one file share its probes (F-R02)', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const stopped = vi.fn()
  serve({ file: badGateway, version: badGateway })
  onLoadable(FILE, first)
  onLoadable(FILE, second)
  onLoadable(FILE, stopped)()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server).toHaveBeenCalledTimes(8)
  serve({ file: script })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
  expect(stopped).not.toHaveBeenCalled()
})

test('the return of a file is noticed once, by a probe every 5 s (F-R02)', async () => {
  const notify = vi.fn()
  serve({ file: badGateway, version: badGateway })
  onLoadable(FILE, notify)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server).toHaveBeenCalledTimes(8)
  expect(notify).not.toHaveBeenCalled()
  serve({ file: script })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(notify).toHaveBeenCalledOnce()
})

test('a probe without a response ends with a timeout, and the next one notices the return of the file (F-R02)', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(), ms)
    return limit.signal
  })
  server.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('timeout')))),
  )
  const notify = vi.fn()
  onLoadable(FILE, notify)
  await vi.advanceTimersByTimeAsync(5_000 + 120_000 + 4_999)
  expect(notify).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(notify).toHaveBeenCalledOnce()
})

test('another version ends the wait for a file too (F-R02)', async () => {
  const notify = vi.fn()
  serve({ file: () => new Response('', { status: 404 }), version: () => version('newer') })
  onLoadable(FILE, notify)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(notify).toHaveBeenCalledOnce()
})

test('the return of the network is noticed at once (F-R02)', async () => {
  const notify = vi.fn()
  const stopListening = vi.fn()
  let goOnline = () => {}
  onOnline.mockImplementation((callback) => {
    goOnline = callback
    return stopListening
  })
  onLoadable(FILE, notify)
  goOnline()
  await vi.advanceTimersByTimeAsync(0)
  expect(notify).toHaveBeenCalledOnce()
  expect(stopListening).toHaveBeenCalledOnce()
})

test('a wait that was stopped makes no more probes, and a running one is ignored (F-R02)', async () => {
  const notify = vi.fn()
  const stop = onLoadable(FILE, notify)
  vi.advanceTimersByTime(5_000)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server).toHaveBeenCalledOnce()
  expect(notify).not.toHaveBeenCalled()
})

const NOON = Date.UTC(2026, 10, 21, 12)
const ADDRESS = { pathname: '/tr/takvim', search: '?gun=1' }

function storeReloads({ isPersistent = true } = {}) {
  isCurrentAddress.mockReturnValue(true)
  let stored: string | null = null
  storage.read.mockImplementation(() => stored)
  storage.write.mockImplementation((_, value) => {
    if (isPersistent) stored = value
    return isPersistent
  })
}

const reloadAt = (time: number): boolean => {
  vi.setSystemTime(time)
  return reloadForNewVersion(ADDRESS)
}

test('the page reloads once to load the new version, and not again if that did not help', () => {
  storeReloads()
  expect(reloadAt(NOON)).toBe(true)
  expect(reloadAt(NOON + 59_000)).toBe(false)
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a screen that is being opened is opened by the load of the new version', () => {
  storeReloads()
  isCurrentAddress.mockReturnValue(false)
  expect(reloadAt(NOON)).toBe(true)
  expect(isCurrentAddress).toHaveBeenCalledWith('/tr/takvim', '?gun=1')
  expect(navigateAway).toHaveBeenCalledExactlyOnceWith('/tr/takvim?gun=1')
  expect(reloadPage).not.toHaveBeenCalled()
})

test('a later deployment causes another reload', () => {
  storeReloads()
  reloadAt(NOON)
  expect(reloadAt(NOON + 60_000)).toBe(true)
  expect(reloadPage).toHaveBeenCalledTimes(2)
})

test('a clock that is set back does not prevent a reload', () => {
  storeReloads()
  reloadAt(NOON)
  expect(reloadAt(NOON - 3_600_000)).toBe(true)
})

test('the page does not reload if the time of the reload cannot be stored, which could loop forever', () => {
  storeReloads({ isPersistent: false })
  expect(reloadAt(NOON)).toBe(false)
  expect(reloadPage).not.toHaveBeenCalled()
})
