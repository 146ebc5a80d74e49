import { allSettled, createWatch, fork } from 'effector'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Language, loadLanguage, readLanguageCookie, writeLanguageCookie } from '@/shared/i18n'
import { problemOccurred } from '@/shared/report'
import {
  $navigator,
  buildPath,
  openExternalUrlFx,
  locationChanged,
  matchPath,
  type PortalLocation,
  ROUTE_IDS,
} from '@/shared/routes'
import { tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { languageChosen } from './language-switch'

vi.mock('@/shared/i18n', async (original) => ({
  ...(await original<typeof import('@/shared/i18n')>()),
  loadLanguage: vi.fn(async () => {}),
  readLanguageCookie: vi.fn(() => 'tr'),
  writeLanguageCookie: vi.fn(),
}))

beforeEach(() => vi.clearAllMocks())

async function setup() {
  const navigate = vi.fn()
  const leave = vi.fn()
  const scope = fork({ values: [[$navigator, { navigate }]], handlers: [[openExternalUrlFx, leave]] })
  const location = { pathname: '/tr/hasta-takip/42', search: '?a=1', hash: '#b' }
  const received: string[] = []
  const problems = vi.fn()
  createWatch({ unit: tabMessageSent, fn: ({ kind }) => received.push(kind), scope })
  createWatch({ unit: problemOccurred, fn: problems, scope })
  await allSettled(locationChanged, { scope, params: location })
  const listen = async (cookie: Language) => {
    vi.mocked(readLanguageCookie).mockReturnValue(cookie)
    await allSettled(tabMessageReceived, { scope, params: { kind: 'language-changed' } })
  }
  return { scope, navigate, leave, received, problems, listen }
}

test('another language leads to the same page with its query and hash', async () => {
  const { scope, navigate } = await setup()
  await allSettled(languageChosen, { scope, params: 'en' })
  expect(navigate).toHaveBeenCalledWith('/en/patient-follow-up/42?a=1#b', { replace: false, preventScrollReset: true })
})

test('the present language leads nowhere', async () => {
  const { scope, navigate } = await setup()
  await allSettled(languageChosen, { scope, params: 'tr' })
  expect(navigate).not.toHaveBeenCalled()
})

test('when the texts do not arrive the page is loaded anew at the other address', async () => {
  const { scope, navigate, leave } = await setup()
  vi.mocked(loadLanguage).mockRejectedValueOnce(new Error('no connection'))
  await allSettled(languageChosen, { scope, params: 'en' })
  expect(leave).toHaveBeenCalledWith('/en/patient-follow-up/42?a=1#b')
  expect(navigate).not.toHaveBeenCalled()
})

test('the choice is kept for all tabs, which are then told', async () => {
  const { scope, received } = await setup()
  vi.mocked(writeLanguageCookie).mockImplementationOnce(() => expect(received).toEqual([]))
  await allSettled(languageChosen, { scope, params: 'en' })
  expect(writeLanguageCookie).toHaveBeenCalledExactlyOnceWith('en')
  expect(received).toEqual(['language-changed'])
})

test('a choice in another tab leads to the same page, past which Back goes, and is not told on', async () => {
  const { navigate, received, listen } = await setup()
  await listen('en')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/patient-follow-up/42?a=1#b', {
    replace: true,
    preventScrollReset: true,
  })
  expect(received).toEqual([])
  expect(writeLanguageCookie).not.toHaveBeenCalled()
})

test('what counts is the language that the cookie holds, not how often somebody said so', async () => {
  const { navigate, listen } = await setup()
  await listen('tr')
  expect(navigate).not.toHaveBeenCalled()
})

test('a tab that cannot fetch the texts of a language chosen elsewhere stays as it is', async () => {
  const { navigate, leave, problems, listen } = await setup()
  vi.mocked(loadLanguage).mockRejectedValueOnce(new Error('no connection'))
  await listen('en')
  expect(navigate).not.toHaveBeenCalled()
  expect(leave).not.toHaveBeenCalled()
  expect(problems).toHaveBeenCalledExactlyOnceWith({ kind: 'silent-failure', where: 'language', details: ['Error'] })
})

const anyQuery = fc.webQueryParameters()

/** Where the choice of a language leads from a location. */
async function led(start: PortalLocation, language: Language): Promise<PortalLocation> {
  const navigate = vi.fn()
  const scope = fork({ values: [[$navigator, { navigate }]] })
  await allSettled(locationChanged, { scope, params: start })
  await allSettled(languageChosen, { scope, params: language })
  return located(navigate.mock.calls[0]?.[0])
}

/** As the browser itself writes an address. */
function located(address: string): PortalLocation {
  const { pathname, search, hash } = new URL(address, 'https://portal.example')
  return { pathname, search, hash }
}

test('every screen, with any parameter, query and hash, is itself in the other language and after switching back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ROUTE_IDS),
      fc.uuid(),
      anyQuery,
      anyQuery,
      async (id, uuid, query, fragment) => {
        const start = located(`${buildPath(id, 'tr', { id: uuid })}?${query}#${fragment}`)
        const there = await led(start, 'en')
        expect(matchPath(there.pathname)).toMatchObject({ id, language: 'en' })
        expect(there).toMatchObject({ search: start.search, hash: start.hash })
        expect(await led(there, 'tr')).toEqual(start)
      },
    ),
  )
})

test('an address that no screen has keeps its query and hash too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), anyQuery, async (path, query) => {
      const start = located(`/tr${path}?${query}#x`)
      const there = await led(start, 'en')
      expect(there.pathname).toMatch(/^\/en(\/|$)/)
      expect(there).toMatchObject({ search: start.search, hash: start.hash })
    }),
  )
})
