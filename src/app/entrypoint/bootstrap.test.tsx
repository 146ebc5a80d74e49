import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { listCompanies, signIn } from '@/shared/api'
import { afterPress } from '@/shared/browser'
import { i18n, initI18n } from '@/shared/i18n'
import { clinicDay, configureTimeZone, DEFAULT_TIME_ZONE } from '@/shared/lib/date-time'
import { appStarted } from '@/shared/lifecycle'
import { expectConsole } from '../../../tests/support/vitest/console'
import { startServer } from '../../../tests/support/vitest/platform-server'
import { startPortal } from './bootstrap'
import { hydrateCache } from './hydrate-cache'
import { preloadScreen } from './preload-route'

vi.mock('./hydrate-cache', { spy: true })
vi.mock('./preload-route', { spy: true })

const server = startServer()

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

async function start(path: string, config: () => Response) {
  server.use(http.get(`${window.location.origin}/config.json`, config))
  history.replaceState(null, '', path)
  const container = document.body.appendChild(document.createElement('div'))
  const [started] = await act(() => Promise.allSettled([startPortal(container)]))
  // Thrown outside of `act`, which renders nothing after an error.
  if (started.status === 'rejected') throw started.reason
}

/** A started portal with these keys in its configuration. */
const startWith = (path: string, config: object = {}) =>
  start(path, () => HttpResponse.json({ calendarHelpCategory: '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42', ...config }))

/** What a portal with this configuration reports. */
function recordReports() {
  const reports: unknown[] = []
  server.use(
    http.post('*/errors', async ({ request }) => {
      reports.push(await request.json())
      return new HttpResponse()
    }),
  )
  return reports
}

const keys = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test.each([
  ['a missing configuration', () => new HttpResponse('Not found', { status: 404 })],
  ['the page of the portal', () => HttpResponse.html('<!doctype html><script>window.portalPreload = {}</script>')],
  ['an empty configuration', () => new HttpResponse('')],
])('%s is reported with its file name (F-O05)', async (_what, config) => {
  await start('/tr', config)
  expect(screen.getByRole('heading', { level: 1, name: 'Portal başlatılamadı' })).toBeInTheDocument()
  expect(keys()).toEqual(['config.json'])
})

test.each([
  ['tr', 'en', 'Portal başlatılamadı · Klinik Portalı'],
  ['en', 'tr', 'The portal could not start · Clinic Portal'],
] as const)(
  'texts in %s on a page marked as %s: language and title of the page are corrected',
  async (texts, page, title) => {
    await initI18n(texts)
    await act(() => i18n.changeLanguage(texts))
    document.documentElement.lang = page
    document.title = 'Portal'
    await start('/', () => new HttpResponse(''))
    expect(document.documentElement).toHaveAttribute('lang', texts)
    expect(document.title).toBe(title)
    await act(() => i18n.changeLanguage('tr'))
  },
)

test('the wrong keys of a configuration are listed (F-O05)', async () => {
  const config = { apiUrl: 7, patientSite: { url: 'javascript:alert(1)', cookieDomain: '' } }
  await start('/tr/takvim', () => HttpResponse.json(config))
  expect(screen.getByRole('heading', { level: 2, name: 'Düzeltilmesi gereken anahtarlar:' })).toBeInTheDocument()
  expect(keys()).toEqual(['apiUrl', 'patientSite.url', 'calendarHelpCategory'])
})

test('an unknown screen in handOverScreens is an invalid configuration', async () => {
  await startWith('/tr', { handOverScreens: ['calendar', 'calender'] })
  expect(keys()).toEqual(['handOverScreens.1'])
})

test('the page of a network instead of the configuration asks for its sign-in, and a retry reloads (F-R11)', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  await start('/tr', () => HttpResponse.html('<!doctype html><h1>Wi-Fi</h1>'))
  expect(screen.getByRole('heading', { level: 1, name: 'Ağınız giriş yapmanızı istiyor' })).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveAccessibleName('Ağınız giriş yapmanızı istiyor')
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a defect that prevents the start is shown, and thrown for the console and the error reporter (F-R06)', async () => {
  const defect = new Error('a defect')
  vi.mocked(hydrateCache).mockRejectedValueOnce(defect)
  await expect(startWith('/tr')).rejects.toBe(defect)
  expect(screen.getByRole('alert')).toHaveTextContent('Beklenmeyen bir hata oluştu')
  expect(screen.getByRole('button', { name: 'Sayfayı yenile' })).toBeInTheDocument()
})

const failure: { current: Error | null } = { current: null }
appStarted.map(() => {
  if (failure.current) throw failure.current
})

test('what the logic of a started portal throws is reported (F-R06)', async () => {
  onTestFinished(() => void (failure.current = null))
  failure.current = new TypeError('a defect')
  expectConsole(/a defect/)
  const reports = recordReports()
  await startWith('/tr/giris-yap', { errorReportUrl: '/errors' })
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(reports).toMatchObject([{ kind: 'uncaught', details: expect.arrayContaining(['TypeError']) }])
})

test('the portal starts with the time zone of the configuration', async () => {
  onTestFinished(() => configureTimeZone(DEFAULT_TIME_ZONE))
  await startWith('/tr/giris-yap', { timeZone: 'Europe/Berlin' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Giriş Yap' })).toBeInTheDocument()
  expect(clinicDay(new Date('2026-11-21T00:30:00+03:00'))).toBe('2026-11-20')
})

test('requests name the language of the page', async () => {
  onTestFinished(async () => {
    await act(() => i18n.changeLanguage('tr'))
  })
  await startWith('/en/sign-in')
  const languages: (string | null)[] = []
  server.use(
    http.post('*/api/v1/auth/doctor/sign-in', ({ request }) => {
      languages.push(request.headers.get('accept-language'))
      return HttpResponse.json({ statusCode: 200, token: 'new' })
    }),
  )
  await signIn({ email: 'doctor@demo.clinic', password: 'demo' })
  expect(languages).toEqual(['en'])
})

test('a malformed row of a response is reported', async () => {
  const reports = recordReports()
  server.use(http.get('*/api/v1/doctor/companies', () => HttpResponse.json({ companies: [{ uuid: 'a' }, null] })))
  await startWith('/tr/giris-yap', { errorReportUrl: '/errors' })
  await listCompanies()
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(reports).toMatchObject([{ kind: 'malformed-response', where: 'GET /api/v1/doctor/companies' }])
})

test('requests are cancelled while the cookie has another session than the tab', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  await startWith('/tr/giris-yap')
  document.cookie = 'auth_doctor=of-another-doctor; Path=/'
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'cancelled' })
  expect(reload).toHaveBeenCalledOnce()
})

test('a preloaded response is used, without another request', async () => {
  onTestFinished(() => void delete window.portalPreload)
  const requested = vi.fn(() => HttpResponse.json({ companies: [] }))
  server.use(http.get('*/api/v1/doctor/companies', requested))
  const response = HttpResponse.json({ companies: [] })
  window.portalPreload = {
    config: Promise.resolve(HttpResponse.json({ calendarHelpCategory: '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42' })),
    token: null,
    clinic: null,
    responses: new Map([['/api/v1/doctor/companies', Promise.resolve({ body: null, response })]]),
  }
  await startWith('/tr/giris-yap')
  expect(response.bodyUsed).toBe(true)
  expect(requested).not.toHaveBeenCalled()
})

test('a device clock that differs from the one of the platform is shown, and a 401 ends the session', async () => {
  document.cookie = 'auth_doctor=token; Path=/'
  const headers = { Date: new Date(Date.now() - 3_600_000).toUTCString() }
  server.use(http.all('*/api/*', () => HttpResponse.json({}, { status: 404, headers })))
  await startWith('/tr')
  expect(await screen.findByRole('button', { name: 'Anladım' })).toBeInTheDocument()
  // The end of the session also ends the queries, which would refetch in later tests of the worker.
  server.use(http.all('*/api/*', () => HttpResponse.json({ statusCode: 401 }, { status: 401 })))
  await act(() => expect(listCompanies()).rejects.toMatchObject({ kind: 'unauthorized' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Giriş Yap' })).toBeInTheDocument()
  expect(document.cookie).not.toContain('auth_doctor')
})

test('clicks, presses and links are handled for the whole page', async () => {
  await startWith('/tr/giris-yap')
  const [first, second] = [document.createElement('button'), document.createElement('button')]
  const link = Object.assign(document.createElement('a'), { href: '/tr/takvim' })
  document.body.append(first, second, link)
  const click = (detail: number) => new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  first.dispatchEvent(click(1))
  expect(first).toHaveFocus()
  expect(second.dispatchEvent(click(2)), 'the second click of a double click').toBe(false)
  const change = vi.fn()
  first.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  afterPress(change)
  expect(change).not.toHaveBeenCalled()
  first.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  link.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
  expect(preloadScreen).toHaveBeenCalledWith('/tr/takvim', expect.objectContaining({ handOverScreens: [] }))
})
