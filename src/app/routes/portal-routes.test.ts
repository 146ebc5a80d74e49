import { fork } from 'effector'
import fc from 'fast-check'
import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { $authToken, $lastSessionEnd, type SessionEnd } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { $config, type PortalConfig, parsePortalConfig } from '@/shared/config'
import * as i18n from '@/shared/i18n'
import * as lifecycle from '@/shared/lifecycle'
import { anyCharacter } from '../../../tests/support/vitest/any-character'
import { createPortalRoutes } from './portal-routes'
import * as screens from './screens'

vi.mock('@/shared/browser')
vi.mock('@/shared/i18n', { spy: true })
vi.mock('@/shared/lifecycle', { spy: true })
vi.mock('./screens', { spy: true })
const { navigateAway, currentLocation, isCurrentAddress } = vi.mocked(browser)
const { applyLanguage, loadLanguage, readLanguageCookie } = vi.mocked(i18n)
const { reloadForNewVersion } = vi.mocked(lifecycle)
const { loadScreen } = vi.mocked(screens)

const ORIGIN = 'https://portal.example'

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(browser.pageOrigin).mockReturnValue(ORIGIN)
  for (const load of [applyLanguage, loadLanguage, loadScreen]) load.mockResolvedValue()
  readLanguageCookie.mockReturnValue('tr')
})

interface Visit {
  token?: string | null
  config?: Partial<PortalConfig>
  /** The browser already shows the address: first page, Back or Forward. */
  isShown?: boolean
  signal?: AbortSignal
  lastEnd?: SessionEnd
}

async function visit(address: string, { token = 'token', config = {}, isShown = false, signal, lastEnd }: Visit = {}) {
  const url = new URL(ORIGIN + address)
  isCurrentAddress.mockReturnValue(isShown)
  currentLocation.mockReturnValue({ pathname: url.pathname, search: url.search, hash: url.hash })
  const scope = fork({
    values: [
      [$authToken, token],
      [$lastSessionEnd, lastEnd ?? null],
      [$config, { ...parsePortalConfig({ calendarHelpCategory: crypto.randomUUID() }), ...config }],
    ],
  })
  url.hash = ''
  const request = new Request(url, signal ? { signal } : {})
  const left = new Promise<string>((resolve) => {
    navigateAway.mockImplementation((site) => resolve(`left for ${site}`))
  })
  return Promise.race([enter(createStaticHandler(createPortalRoutes(scope)), request), left])
}

/** Runs guards and loaders of an address like the router, but does not follow a redirect. */
async function enter({ query }: ReturnType<typeof createStaticHandler>, request: Request): Promise<string> {
  const entered: StaticHandlerContext[] = []
  const response: unknown = await query(request, {
    async generateMiddlewareResponse(load) {
      const result = await load(request)
      if (result instanceof Response) return result
      entered.push(result)
      return new Response()
    },
  })
  return entered[0] ? describeScreen(entered[0]) : describeRedirect(response as Response)
}

function describeScreen({ errors, loaderData }: StaticHandlerContext): string {
  for (const error of Object.values(errors ?? {})) throw error
  return Object.values(loaderData).some((loadFailure) => loadFailure !== null) ? 'failed' : 'entered'
}

const PIECES =
  '/ // tr en takvim calendar hasta-takip patient-follow-up % %2F %E0%A4%A \\ .. :id ? # evil.example \ud800'

const anyAddress = fc.oneof(
  fc.string({ unit: anyCharacter }).map((text) => `/${text}`),
  fc.array(fc.constantFrom(...PIECES.split(' '))).map((pieces) => `/${pieces.join('/')}`),
)

const describeRedirect = ({ headers }: Response) =>
  `${headers.has('X-Remix-Replace') ? 'replaced by' : 'led to'} ${headers.get('Location')}`

test('a screen is entered when its chunk and its locale are loaded', async () => {
  expect(await visit('/en/calendar?day=1')).toBe('entered')
  expect(loadLanguage).toHaveBeenCalledWith('en')
  expect(loadScreen).toHaveBeenCalledWith('calendar')
  expect(applyLanguage).toHaveBeenCalledWith('en')
})

test('an unknown address is entered too: it has its own page', async () => {
  expect(await visit('/tr/yok')).toBe('entered')
  expect(loadScreen).not.toHaveBeenCalled()
})

test.each([
  ['/', '/tr'],
  ['/takvim?gun=1', '/tr/takvim?gun=1'],
  ['/en/hasta-listesi?a=b', '/en/patient-list?a=b'],
  ['/hasta-listesi/', '/tr/hasta-listesi'],
  ['/tr/patient-follow-up/a%2Fb', '/tr/hasta-takip/a%2Fb'],
  ['/tr/reports/end-of-day', '/tr/raporlar/gun-sonu-raporu'],
  ['/patient-follow-up/42', '/tr/hasta-takip/42'],
])('%s leads to %s (F-M05, F-M07)', async (address, path) => {
  expect(await visit(address)).toBe(`led to ${path}`)
})

test.each(['/tr/takvim', '/tr/takvim/', '/en/yok', '/tr//takvim', '/tr/takvim//'])('%s is kept', async (address) => {
  expect(await visit(address)).toBe('entered')
})

test('a malformed address stays on this origin, and is corrected at most twice (F-M08)', async () => {
  // The router warns about an address that cannot be decoded.
  vi.spyOn(console, 'warn').mockReturnValue()
  await fc.assert(
    fc.asyncProperty(anyAddress, async (address) => {
      let outcome = await visit(address)
      for (let redirects = 0; redirects < 2 && outcome !== 'entered'; redirects += 1) {
        const { origin, pathname, search } = new URL(outcome.replace('led to ', ''), ORIGIN)
        expect(origin).toBe(ORIGIN)
        outcome = await visit(pathname + search)
      }
      expect(outcome).toBe('entered')
    }),
    { numRuns: 40, examples: [['/%5C%5Cevil.example'], ['/tr/%']] },
  )
})

test('an address without a language gets the language of the cookie, even if its words are of the other language', async () => {
  readLanguageCookie.mockReturnValue('en')
  expect(await visit('/takvim')).toBe('led to /en/calendar')
})

test('an address that the browser already shows is corrected in place, with its hash', async () => {
  expect(await visit('/takvim?gun=1#sabah', { isShown: true })).toBe('replaced by /tr/takvim?gun=1#sabah')
})

test('without a session the sign-in page comes first and keeps the return path (F-B01)', async () => {
  const first = await visit('/takvim?gun=1#sabah', { token: null, isShown: true })
  expect(first).toBe(`replaced by /tr/giris-yap?next=${encodeURIComponent('/tr/takvim?gun=1#sabah')}`)
  for (const path of ['/en', '/en/sign-in//', '/en/sign%2Din']) {
    expect(await visit(path, { token: null })).toBe('led to /en/sign-in')
  }
  expect(await visit('/en/sign-in', { token: null })).toBe('entered')
  expect(await visit('/tr/takvim', { token: null, lastEnd: 'signed-out' })).toBe('led to /tr/giris-yap')
})

test('a signed-in user does not see the sign-in page', async () => {
  expect(await visit('/en/sign-in?next=/tr/takvim')).toBe('led to /en/calendar')
  for (const next of ['', '?next=//evil.example']) expect(await visit('/tr/giris-yap' + next)).toBe('led to /tr')
})

test('a clinic with its own sign-in page signs its users in there', async () => {
  const config = { signInUrl: 'https://login.clinic.example/doctors' }
  for (const address of ['/tr/takvim', '/tr/giris-yap']) {
    expect(await visit(address, { token: null, config })).toBe('left for https://login.clinic.example/doctors')
  }
  expect(await visit('/tr/takvim', { config })).toBe('entered')
})

test.each(['/tr/giris-yap', `${ORIGIN}/en/sign-in`])(
  '%s as the external sign-in page is the portal’s own page',
  async (signInUrl) => {
    expect(await visit('/tr/giris-yap', { token: null, config: { signInUrl } })).toBe('entered')
  },
)

test('a screen of another application is handed over at the same path', async () => {
  const config = { otherScreensUrl: 'https://old.clinic.example/' }
  expect(await visit('/tr/raporlar/gun-sonu-raporu?a=1', { config })).toBe(
    'left for https://old.clinic.example/tr/raporlar/gun-sonu-raporu?a=1',
  )
  expect(await visit('/tr', { config })).toBe('entered')
  expect(await visit('/tr', { config: { ...config, handOverScreens: ['home'] } })).toBe(
    'left for https://old.clinic.example/tr',
  )
})

test.each([
  ['calendar', '/tr/takvim'],
  ['appointments', '/tr/randevu-listesi'],
  ['patients', '/tr/hasta-listesi'],
  ['crm', '/tr/hasta-islemleri'],
])('a deployment with its own screen for %s is led to it, any other stays', async (screen, path) => {
  const config = { otherScreensUrl: 'https://old.clinic.example' }
  expect(await visit(path, { config: { ...config, handOverScreens: [screen] } })).toBe(
    `left for https://old.clinic.example${path}`,
  )
  expect(await visit(path, { config })).toBe('entered')
  expect(await visit(path, { config: { handOverScreens: [screen] } })).toBe('entered')
})

test('the language of an abandoned navigation is not applied', async () => {
  const navigation = new AbortController()
  loadScreen.mockImplementation(async () => navigation.abort())
  await expect(visit('/en/calendar', { signal: navigation.signal })).rejects.toThrow(/aborted/)
  await nextTask()
  expect(applyLanguage).not.toHaveBeenCalled()
})

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const failed = (isOutdated: boolean) => new lifecycle.FileLoadError(new Error('Loading chunk 7 failed.'), isOutdated)

test('a chunk of an older version causes a reload, and the router waits for it', async () => {
  loadScreen.mockRejectedValue(failed(true))
  reloadForNewVersion.mockReturnValue(true)
  const visited = visit('/tr/takvim?gun=1').then(() => 'settled')
  await vi.waitFor(() => expect(reloadForNewVersion.mock.calls).toMatchObject([[{ search: '?gun=1' }]]))
  expect(await Promise.race([visited, nextTask()])).toBeUndefined()
})

test('the portal does not reload for an abandoned navigation (F-R02)', async () => {
  const navigation = new AbortController()
  loadScreen.mockImplementation(async () => {
    navigation.abort()
    throw failed(true)
  })
  await expect(visit('/tr', { signal: navigation.signal })).rejects.toThrow(/aborted/)
  await nextTask()
  expect(reloadForNewVersion).not.toHaveBeenCalled()
})

test('a screen without code is shown as failed inside the shell if a reload does not help', async () => {
  reloadForNewVersion.mockReturnValue(false)
  loadScreen.mockRejectedValue(failed(true))
  expect(await visit('/tr')).toBe('failed')
  expect(reloadForNewVersion).toHaveBeenCalledOnce()
  expect(applyLanguage).toHaveBeenCalledWith('tr')
})

test('a file that is missing in the running version causes no reload (F-R02)', async () => {
  loadScreen.mockRejectedValue(failed(false))
  expect(await visit('/tr')).toBe('failed')
  expect(reloadForNewVersion).not.toHaveBeenCalled()
})

test('without the texts of the language there is no shell, and any other error is thrown', async () => {
  loadLanguage.mockRejectedValue(failed(false))
  await expect(visit('/tr')).rejects.toThrow(lifecycle.FileLoadError)
  loadLanguage.mockResolvedValue()
  loadScreen.mockRejectedValue(new Error('a defect'))
  await expect(visit('/tr')).rejects.toThrow('a defect')
  expect(reloadForNewVersion).not.toHaveBeenCalled()
})
