import { afterEach, expect, test, vi } from 'vitest'
import { ConfigError } from '@/shared/config'
import { PlatformUnreachable, readConfig } from './read-config'

const CONFIG = { calendarHelpCategory: '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42' }

afterEach(() => vi.unstubAllGlobals())

/** What `/config.json` answers: to the page's early question, or, where there was none, to the portal's own. */
function setup(respond: () => Promise<Response>, { isEarly = false } = {}) {
  const ask = vi.fn(respond)
  vi.stubGlobal(
    'window',
    isEarly ? { portalPreload: { config: respond(), token: '', clinic: '', responses: new Map() } } : {},
  )
  vi.stubGlobal('fetch', ask)
  return ask
}

const failure = () => readConfig().catch((error: unknown) => error)

test('the page’s early answer is used, and not asked for again', async () => {
  const ask = setup(async () => Response.json(CONFIG), { isEarly: true })
  expect(await readConfig()).toMatchObject(CONFIG)
  expect(ask).not.toHaveBeenCalled()
})

test('without an early answer the portal asks itself', async () => {
  const ask = setup(async () => Response.json(CONFIG))
  expect(await readConfig()).toMatchObject(CONFIG)
  expect(ask).toHaveBeenCalledExactlyOnceWith('/config.json', { cache: 'no-cache' })
})

test.each([
  ['a missing file', () => new Response('Not found', { status: 404 })],
  ['a page instead of the file', () => new Response('<!doctype html>')],
  ['an empty file', () => new Response('')],
])('%s is named as the wrong thing', async (_, respond) => {
  setup(async () => respond())
  expect(await failure()).toEqual(new ConfigError(['config.json']))
})

test('a screen that nobody knows cannot be handed over', async () => {
  setup(async () => Response.json({ ...CONFIG, handOverScreens: ['calendar', 'calender'] }))
  expect(await failure()).toEqual(new ConfigError(['handOverScreens.1']))
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a platform in trouble', () => Promise.resolve(new Response('<h1>503</h1>', { status: 503 }))],
  [
    'an answer that breaks off',
    () => Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('reset')) }))),
  ],
])('%s is no fault of the configuration', async (_, respond) => {
  setup(respond)
  expect(await failure()).toBeInstanceOf(PlatformUnreachable)
})
