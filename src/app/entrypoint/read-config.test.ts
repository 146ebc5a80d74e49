import { expect, test, vi } from 'vitest'
import { ConfigError } from '@/shared/config'
import { ConfigUnreachableError, NetworkSignInRequiredError, readConfig } from './read-config'

const CONFIG = { calendarHelpCategory: '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42' }

function setup(respond: () => Promise<Response>, { isPreloaded = false } = {}) {
  const fetchConfig = vi.fn(respond)
  vi.stubGlobal(
    'window',
    isPreloaded ? { portalPreload: { config: respond(), token: null, clinic: null, responses: new Map() } } : {},
  )
  vi.stubGlobal('fetch', fetchConfig)
  return fetchConfig
}

const failure = () => readConfig().catch((error: unknown) => error)

test('the preloaded configuration is used and not requested again', async () => {
  const fetchConfig = setup(async () => Response.json(CONFIG), { isPreloaded: true })
  expect(await readConfig()).toMatchObject(CONFIG)
  expect(fetchConfig).not.toHaveBeenCalled()
})

test('without a preloaded configuration the portal requests it', async () => {
  const fetchConfig = setup(async () => Response.json(CONFIG))
  expect(await readConfig()).toMatchObject(CONFIG)
  expect(fetchConfig).toHaveBeenCalledExactlyOnceWith('/config.json', { cache: 'no-cache' })
})

test.each([
  ['a missing file', () => new Response('Not found', { status: 404 })],
  ['the page of the portal', () => new Response('<!doctype html><script>window.portalPreload = {}</script>')],
  ['an empty file', () => new Response('')],
])('%s is reported as a configuration error', async (_, respond) => {
  setup(async () => respond())
  expect(await failure()).toEqual(new ConfigError(['config.json']))
})

test.each([
  ['a page of the network', () => new Response('\n<!DOCTYPE html><title>Wi-Fi</title>')],
  ['status 511', () => new Response('Sign in', { status: 511 })],
])('%s instead of the file is a network that requires a sign-in (F-R11)', async (_, respond) => {
  setup(async () => respond())
  expect(await failure()).toBeInstanceOf(NetworkSignInRequiredError)
})

test('an unknown key is named on the console, with the key that was probably meant (F-R11)', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  setup(async () => Response.json({ ...CONFIG, idleMinute: 5, version: 7 }))
  expect(await readConfig()).toMatchObject({ idleMinutes: 15 })
  expect(warned.mock.calls).toEqual([
    ['config.json: "idleMinute" is not a known key; did you mean "idleMinutes"?'],
    ['config.json: "version" is not a known key'],
  ])
  warned.mockRestore()
})

test('an unknown screen cannot be handed over', async () => {
  setup(async () => Response.json({ ...CONFIG, handOverScreens: ['calendar', 'calender'] }))
  expect(await failure()).toEqual(new ConfigError(['handOverScreens.1']))
})

test.each([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server error', () => Promise.resolve(new Response('<h1>503</h1>', { status: 503 }))],
  [
    'a response that breaks off',
    () => Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('reset')) }))),
  ],
])('%s is not reported as a configuration error', async (_, respond) => {
  setup(respond)
  expect(await failure()).toBeInstanceOf(ConfigUnreachableError)
})

test.each([
  ['a request without a response', () => new Promise<Response>(() => {})],
  ['a response whose body never ends', () => Promise.resolve(new Response(new ReadableStream()))],
])('%s ends with a timeout, after a slow start has had its time (F-A02)', async (_, respond) => {
  vi.useFakeTimers()
  setup(respond)
  const failed = vi.fn()
  void readConfig().catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed.mock.calls).toEqual([[expect.any(ConfigUnreachableError)]])
})
