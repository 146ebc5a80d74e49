import { allSettled, createWatch, fork } from 'effector'
import fc from 'fast-check'
import { expect, type Mock, test, vi } from 'vitest'
import type { Language } from '@/shared/i18n'
import { problemOccurred } from '@/shared/report'
import { $navigate, buildPath, locationChanged, type PortalLocation, ROUTE_IDS } from '@/shared/routes'
import { tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { stubCookies } from '../../../../tests/support/vitest/cookies'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { languageChosen, loadTextsFx } from './language-switch'

async function setup() {
  const { stored, written } = stubCookies({ lang_doctor: 'tr' })
  const navigate = vi.fn()
  const openUrl = vi.fn()
  vi.stubGlobal('location', { protocol: 'https:', assign: openUrl })
  const loadTexts = vi.fn(async () => {})
  const scope = fork({
    values: [[$navigate, navigate]],
    handlers: [[loadTextsFx, loadTexts]],
  })
  const location = { pathname: '/tr/hasta-takip/42', search: '?a=1', hash: '#b' }
  const cookie = () => stored.get('lang_doctor')
  /** Messages to the other tabs, and the cookie that they find. */
  const sent: [string, string | undefined][] = []
  createWatch({ unit: tabMessageRequested, fn: (kind) => sent.push([kind, cookie()]), scope })
  const problems = recordPayloads(problemOccurred, scope)
  await allSettled(locationChanged, { scope, params: location })
  const listen = async (language: Language) => {
    stored.set('lang_doctor', language)
    await allSettled(tabMessageReceived, { scope, params: 'language-changed' })
  }
  return { scope, navigate, openUrl, loadTexts, sent, written, problems, listen }
}

test('another language opens the same page with its query and hash', async () => {
  const { scope, navigate } = await setup()
  await allSettled(languageChosen, { scope, params: 'en' })
  expect(navigate).toHaveBeenCalledWith('/en/patient-follow-up/42?a=1#b', { replace: false, preventScrollReset: true })
})

test('choosing the current language does not navigate', async () => {
  const { scope, navigate } = await setup()
  await allSettled(languageChosen, { scope, params: 'tr' })
  expect(navigate).not.toHaveBeenCalled()
})

test('if the texts cannot be loaded, the page of the other language is opened by a full page load', async () => {
  const { scope, navigate, openUrl, loadTexts } = await setup()
  loadTexts.mockRejectedValueOnce(new Error('no connection'))
  await allSettled(languageChosen, { scope, params: 'en' })
  expect(openUrl).toHaveBeenCalledWith('/en/patient-follow-up/42?a=1#b')
  expect(navigate).not.toHaveBeenCalled()
})

test('the choice is stored in the cookie before the other tabs are notified', async () => {
  const { scope, sent, written } = await setup()
  await allSettled(languageChosen, { scope, params: 'en' })
  expect(written).toEqual(['lang_doctor'])
  expect(sent).toEqual([['language-changed', 'en']])
})

test('a choice in another tab opens the same page, replaces the history entry and is not sent again', async () => {
  const { navigate, sent, written, listen } = await setup()
  await listen('en')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/patient-follow-up/42?a=1#b', {
    replace: true,
    preventScrollReset: true,
  })
  expect(sent).toEqual([])
  expect(written).toEqual([])
})

test('a message of another tab changes nothing if the cookie has the current language', async () => {
  const { navigate, listen } = await setup()
  await listen('tr')
  expect(navigate).not.toHaveBeenCalled()
})

test('a tab that cannot load the texts of a language chosen in another tab stays as it is', async () => {
  const { navigate, openUrl, loadTexts, problems, listen } = await setup()
  loadTexts.mockRejectedValueOnce(new Error('no connection'))
  await listen('en')
  expect(navigate).not.toHaveBeenCalled()
  expect(openUrl).not.toHaveBeenCalled()
  expect(problems).toEqual([{ kind: 'silent-failure', where: 'language', details: ['Error'] }])
})

/** Loads of texts that the test finishes. */
function pendingLoads(loadTexts: Mock<() => Promise<void>>) {
  const loads: PromiseWithResolvers<void>[] = []
  loadTexts.mockImplementation(() => {
    const load = Promise.withResolvers<void>()
    loads.push(load)
    return load.promise
  })
  return loads
}

test('a page that was opened while the texts load is kept', async () => {
  const { scope, navigate, loadTexts } = await setup()
  const loads = pendingLoads(loadTexts)
  const switched = allSettled(languageChosen, { scope, params: 'en' })
  void allSettled(locationChanged, { scope, params: { pathname: '/tr/takvim', search: '?b=2', hash: '' } })
  loads[0]?.resolve()
  await switched
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/calendar?b=2', { replace: false, preventScrollReset: true })
})

test('a page that was opened while the texts load is kept if they cannot be loaded', async () => {
  const { scope, openUrl, loadTexts } = await setup()
  const loads = pendingLoads(loadTexts)
  const switched = allSettled(languageChosen, { scope, params: 'en' })
  void allSettled(locationChanged, { scope, params: { pathname: '/tr/takvim', search: '', hash: '' } })
  loads[0]?.reject(new Error('no connection'))
  await switched
  expect(openUrl).toHaveBeenCalledExactlyOnceWith('/en/calendar')
})

test.each(['resolve', 'reject'] as const)(
  'choosing the current language again cancels a switch whose texts still load (%s)',
  async (outcome) => {
    const { scope, navigate, openUrl, loadTexts, sent } = await setup()
    const loads = pendingLoads(loadTexts)
    void allSettled(languageChosen, { scope, params: 'en' })
    const cancelled = allSettled(languageChosen, { scope, params: 'tr' })
    loads[1]?.resolve()
    loads[0]?.[outcome]()
    await cancelled
    expect(navigate).not.toHaveBeenCalled()
    expect(openUrl).not.toHaveBeenCalled()
    expect(sent).toEqual([
      ['language-changed', 'en'],
      ['language-changed', 'tr'],
    ])
  },
)

test('a language that is chosen twice while its texts load is opened once', async () => {
  const { scope, navigate, loadTexts } = await setup()
  const loads = pendingLoads(loadTexts)
  void allSettled(languageChosen, { scope, params: 'en' })
  const switched = allSettled(languageChosen, { scope, params: 'en' })
  for (const load of loads) load.resolve()
  await switched
  expect(navigate).toHaveBeenCalledOnce()
})

test('a language can be chosen again after Back', async () => {
  const { scope, navigate } = await setup()
  const location = { pathname: '/tr', search: '', hash: '' }
  await allSettled(languageChosen, { scope, params: 'en' })
  await allSettled(locationChanged, { scope, params: { ...location, pathname: '/en' } })
  await allSettled(locationChanged, { scope, params: location })
  await allSettled(languageChosen, { scope, params: 'en' })
  expect(navigate).toHaveBeenCalledTimes(2)
})

const anyQuery = fc.webQueryParameters()

async function locationAfterSwitch(start: PortalLocation, language: Language): Promise<PortalLocation> {
  const navigate = vi.fn()
  const scope = fork({ values: [[$navigate, navigate]], handlers: [[loadTextsFx, () => {}]] })
  await allSettled(locationChanged, { scope, params: start })
  await allSettled(languageChosen, { scope, params: language })
  return toLocation(navigate.mock.calls[0]?.[0])
}

function toLocation(address: string): PortalLocation {
  const { pathname, search, hash } = new URL(address, 'https://portal.example')
  return { pathname, search, hash }
}

test('every page, with any parameter, query and hash, is the same in the other language and after switching back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ROUTE_IDS),
      fc.uuid(),
      anyQuery,
      anyQuery,
      async (id, uuid, query, fragment) => {
        const start = toLocation(`${buildPath(id, 'tr', { id: uuid })}?${query}#${fragment}`)
        const switched = await locationAfterSwitch(start, 'en')
        expect(switched.pathname).toBe(buildPath(id, 'en', { id: uuid }))
        expect(switched).toMatchObject({ search: start.search, hash: start.hash })
        expect(await locationAfterSwitch(switched, 'tr')).toEqual(start)
      },
    ),
  )
})

test('an unknown path keeps its query and hash too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), anyQuery, async (path, query) => {
      const start = toLocation(`/tr${path}?${query}#x`)
      const switched = await locationAfterSwitch(start, 'en')
      expect(switched.pathname).toMatch(/^\/en(\/|$)/)
      expect(switched).toMatchObject({ search: start.search, hash: start.hash })
    }),
  )
})
