import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { PortalRouter } from '@/app/entrypoint/PortalRouter'
import '@/app/wiring/screen'
import { $authToken } from '@/shared/auth'
import * as i18n from '@/shared/i18n'
import { FileLoadError, userBusyChanged, reloadBlockedChanged } from '@/shared/lifecycle'
import { locationRendered } from '@/shared/routes'
import { errorCaught } from '@/shared/runtime-errors'
import { createPortalQueryClient } from '@/shared/query'
import { focusOnMount } from '@/shared/ui/focus'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import { connectRouter } from './connect-router'
import { createPortalRoutes } from './portal-routes'
import * as screens from './screens'

vi.mock('@/app/layouts', () => ({
  PortalLayout: ({ children }: { children: ReactNode }) => (
    <main id="main" tabIndex={-1} aria-labelledby="page-title">
      {children}
    </main>
  ),
}))
vi.mock('./screens', { spy: true })
vi.mock('@/shared/i18n', async (importOriginal) => {
  const original = await importOriginal<typeof i18n>()
  return { ...original, loadLanguage: vi.fn(original.loadLanguage) }
})
vi.mock('@/features/check-access', () => ({
  useAccess: () => ({ status: 'loading', context: { permissions: new Map(), transactions: false } }),
}))
vi.mock('@/pages/home', () => ({ HomePage: () => <input ref={focusOnMount} aria-label="Not" /> }))
vi.mock('@/pages/help', () => ({ HelpPage: () => <h1>Destek</h1> }))

beforeEach(() => void vi.mocked(screens.loadScreen).mockReset())

async function open(path: string) {
  const scope = fork({ values: [[$authToken, 'token']] })
  const errors = recordPayloads(errorCaught, scope)
  const router = await connectRouter(createMemoryRouter(createPortalRoutes(scope), { initialEntries: [path] }), scope)
  render(
    <Provider value={scope}>
      <QueryClientProvider client={createPortalQueryClient()}>
        <PortalRouter router={router} />
      </QueryClientProvider>
    </Provider>,
  )
  return { scope, errors, router, goTo: (to: string) => act(() => router.navigate(to)) }
}

test('a language change keeps the screen mounted, with what was typed; another screen does not', async () => {
  const { router, goTo } = await open('/tr')
  const field = screen.getByRole('textbox', { name: 'Not' })
  await userEvent.type(field, 'yarım')
  await goTo('/en')
  expect(router.state.location.pathname).toBe('/en')
  expect(screen.getByRole('textbox')).toBe(field)
  await goTo('/en/support')
  expect(screen.getByRole('heading', { name: 'Destek' })).toBeInTheDocument()
  await goTo('/en')
  expect(screen.getByRole('textbox')).toHaveValue('')
})

test('a page gets the focus when it is shown, before it may focus one of its elements', async () => {
  const { goTo } = await open('/tr')
  const main = screen.getByRole('main')
  const focused: (string | null)[] = []
  main.addEventListener('focus', () => focused.push(main.textContent))
  await goTo('/tr/destek')
  expect(main).toHaveFocus()
  expect(focused).toEqual(['Destek'])
  await goTo('/tr')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('a page whose permissions are loading already names the main region that gets the focus', async () => {
  const { goTo } = await open('/tr')
  vi.mocked(screens.loadScreen).mockResolvedValueOnce()
  await goTo('/tr/takvim')
  expect(screen.getByRole('main', { name: 'Takvim' })).toHaveFocus()
})

test('a screen that could not be loaded is shown as failed, and opens later without a reload', async () => {
  const { goTo } = await open('/tr')
  const failure = new FileLoadError(new Error('Loading chunk 7 failed.'), false)
  vi.mocked(screens.loadScreen).mockRejectedValueOnce(failure)
  await goTo('/tr/destek')
  expect(screen.getByRole('alert')).toHaveTextContent('Sunucuya ulaşılamıyor')
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByRole('heading', { name: 'Destek' })).toBeInTheDocument()
})

test('code of a screen that throws is reported, on the first screen too (F-R06)', async () => {
  const reports = ['first', 'second'].map((message) => ({ kind: 'render', error: new TypeError(message) }))
  for (const { error } of reports) vi.mocked(screens.loadScreen).mockRejectedValueOnce(error)
  const { errors, goTo } = await open('/tr')
  expect(screen.getByRole('alert')).toHaveTextContent('Beklenmeyen bir hata oluştu')
  expect(errors).toEqual(reports.slice(0, 1))
  await goTo('/tr/destek')
  expect(errors).toEqual(reports)
})

test('a file that could not be loaded is no defect: nothing is reported (F-R02)', async () => {
  const { errors, goTo } = await open('/tr')
  const failure = new FileLoadError(new Error('Loading chunk 7 failed.'), false)
  vi.mocked(screens.loadScreen).mockRejectedValueOnce(failure)
  await goTo('/tr/destek')
  vi.mocked(i18n.loadLanguage).mockRejectedValueOnce(failure)
  await goTo('/en/support')
  expect(screen.getByRole('alert')).toHaveTextContent('Sunucuya ulaşılamıyor')
  expect(errors).toEqual([])
})

test.each([
  ['a pending write', reloadBlockedChanged],
  ['a call', userBusyChanged],
])('%s is not interrupted by the load of a new version: the screen offers it', async (_, isBusy) => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  const { scope, goTo } = await open('/tr')
  await act(() => allSettled(isBusy, { scope, params: true }))
  vi.mocked(screens.loadScreen).mockRejectedValueOnce(new FileLoadError(new Error('Loading chunk 7 failed.'), true))
  await goTo('/tr/destek')
  expect(screen.getByRole('alert')).toHaveTextContent('Yeni bir sürüm var')
  expect(assign).not.toHaveBeenCalled()
})

test('a reload that a failed screen offers waits for a pending write', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const { scope, goTo } = await open('/tr')
  await act(() => allSettled(reloadBlockedChanged, { scope, params: true }))
  vi.mocked(screens.loadScreen).mockRejectedValueOnce(new FileLoadError(new Error('Loading chunk 7 failed.'), true))
  await goTo('/tr/destek')
  await userEvent.click(screen.getByRole('button', { name: 'Sayfayı yenile' }))
  expect(screen.getByRole('button', { name: 'Sayfayı yenile' })).toHaveAttribute('aria-busy', 'true')
  expect(reload).not.toHaveBeenCalled()
  await act(() => allSettled(reloadBlockedChanged, { scope, params: false }))
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['/tr/yok', '/tr/destek//', '/%74r/destek'])('%s is not found', async (path) => {
  await open(path)
  expect(screen.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeInTheDocument()
})

test.each([
  ['a screen that could not be loaded', 'Sunucuya ulaşılamıyor', '/tr/destek', new FileLoadError(null, false)],
  ['a route that failed', 'Sayfa gösterilemedi', '/tr/destek', new Error('loader')],
  ['an unknown address', 'Sayfa bulunamadı', '/tr/yok', new Error()],
])('%s is reported as rendered, once it is shown', async (_, text, path, failure) => {
  const { scope, goTo } = await open('/tr')
  const rendered = recordPayloads(
    locationRendered.map(({ pathname }) => [pathname, document.body.textContent]),
    scope,
  )
  vi.mocked(screens.loadScreen).mockRejectedValueOnce(failure)
  await goTo(path)
  expect(rendered).toEqual([[path, expect.stringContaining(text)]])
})
