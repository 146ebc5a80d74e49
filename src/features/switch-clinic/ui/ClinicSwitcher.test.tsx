import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { getListCompaniesQueryKey } from '@/shared/api'
import { errorCaught } from '@/shared/runtime-errors'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { clinicChosen } from '../model/first-screen-state'
import type { ClinicPickerVariant } from './ClinicPicker'
import { ClinicSwitcher } from './ClinicSwitcher'
import { prefetchViews } from '@/shared/ui/lazy'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const COMPANIES = `${PLATFORM}/api/v1/doctor/companies`
const SETTINGS = `${PLATFORM}/api/v1/companies/companies/settings/company`

const clinicsNamed = (names: readonly string[]) =>
  http.get(COMPANIES, () =>
    HttpResponse.json({ companies: names.map((company_name, index) => ({ uuid: uuid(index + 1), company_name })) }),
  )

const server = startServer(http.get(SETTINGS, () => HttpResponse.json({ companies: [] })))

const FEW = ['Boğaziçi Tıp Merkezi', 'Ege Polikliniği', 'Karadeniz Çocuk Sağlığı']
const MANY = [...FEW, 'Iğdır Göz', 'İzmir Kalp', 'Ankara Ortopedi', 'Bursa Diş', 'Çorum Tıp']

async function setup(names: readonly string[], variant: ClinicPickerVariant = 'menu') {
  server.use(clinicsNamed(names))
  const view = await renderScreen(<ClinicSwitcher variant={variant} />)
  const chosen = recordPayloads(clinicChosen, view.scope)
  await act(prefetchViews)
  return { ...view, chosen, user: userEvent.setup() }
}

const switcher = () => screen.findByRole('button', { name: 'Aktif Kliniğiniz Boğaziçi Tıp Merkezi Klinik değiştir' })
const list = () => screen.getByRole('list', { name: 'Klinik seçimi' })
const entries = () => within(list()).getAllByRole('button')
/** Text of an entry without the decorative initials. */
const nameOf = (entry: Element | null) => entry?.querySelector(':scope > :not([aria-hidden])')?.textContent
const focused = () => nameOf(document.activeElement)

test('a user without a clinic sees nothing', async () => {
  const { container, queryClient } = await setup([])
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

test.each(['menu', 'compact', 'bar'] as const)(
  'a list of clinics that fails shows an error and can be retried, in the %s variant (F-C17)',
  async (variant) => {
    server.use(http.get(COMPANIES, () => new HttpResponse(null, { status: 403 })))
    await renderScreen(
      <main tabIndex={-1}>
        <ClinicSwitcher variant={variant} />
      </main>,
    )
    const retry = await screen.findByRole('button', { name: 'Klinik bilgisi yüklenemedi. Yeniden dene' })
    server.use(clinicsNamed(FEW))
    await userEvent.click(retry)
    expect(await switcher()).toBeInTheDocument()
    expect(screen.getByRole('main'), 'the focus of the removed button').toHaveFocus()
  },
)

test('the retry of the clinics waits as long as the platform asks for (F-R08)', async () => {
  const headers = { 'Retry-After': '60' }
  server.use(http.get(COMPANIES, () => new HttpResponse(null, { status: 429, headers })))
  await renderScreen(<ClinicSwitcher variant="compact" />)
  const retry = await screen.findByRole('button', { name: 'Klinik bilgisi yüklenemedi. Yeniden dene' })
  expect(retry).toHaveAttribute('aria-disabled', 'true')
})

test('of the clinics, a defect is reported, a failure of the platform is not (F-R06)', async () => {
  server.use(http.get(COMPANIES, () => new HttpResponse(null, { status: 403 })))
  const { scope, queryClient } = await renderScreen(<ClinicSwitcher variant="menu" />)
  const errors = recordPayloads(errorCaught, scope)
  await screen.findByRole('button', { name: 'Klinik bilgisi yüklenemedi. Yeniden dene' })
  expect(errors).toEqual([])
  act(() => void queryClient.setQueryData(getListCompaniesQueryKey(), {}))
  await waitFor(() => expect(errors).toEqual([{ kind: 'render', error: expect.any(TypeError) }]))
})

test('without a connection the clinics show an error instead of loading', async () => {
  onlineManager.setOnline(false)
  await setup(FEW)
  expect(screen.getByText('İnternet bağlantısı yok', { selector: 'p' })).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await switcher()).toBeInTheDocument()
})

test('clinics stay when their refresh fails', async () => {
  const { queryClient } = await setup(FEW)
  await switcher()
  server.use(http.get(COMPANIES, () => new HttpResponse(null, { status: 403 })))
  await act(() => queryClient.refetchQueries())
  expect(await switcher()).toBeInTheDocument()
})

test('a single clinic is a card without a button', async () => {
  await setup(['Boğaziçi Tıp Merkezi'])
  expect(await screen.findByText('Aktif Kliniğiniz')).toBeInTheDocument()
  expect(screen.getByText('Boğaziçi Tıp Merkezi')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('several clinics expand with the active one marked, and choosing collapses them', async () => {
  const { user, chosen } = await setup(FEW)
  const button = await switcher()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual(['true', null, null])
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  await user.click(within(list()).getByRole('button', { name: 'Ege Polikliniği' }))
  expect(chosen).toEqual([uuid(2)])
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('until its switch starts, a chosen clinic is shown as pending, and choosing the active one cancels it', async () => {
  const { user } = await setup(FEW)
  await user.click(await switcher())
  await user.click(within(list()).getByRole('button', { name: 'Ege Polikliniği' }))
  const name = 'Kliniğe geçiş yapılıyor... Boğaziçi Tıp Merkezi Klinik değiştir'
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Kliniğe geçiş yapılıyor\.\.\.$/))
  await user.click(within(list()).getByRole('button', { name: 'Boğaziçi Tıp Merkezi' }))
  expect(await switcher()).toBeInTheDocument()
})

test('arrow keys, Home and End move through the clinics, Escape collapses them', async () => {
  const { user } = await setup(FEW)
  await user.click(await switcher())
  act(() => entries()[0]?.focus())
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Ege Polikliniği')
  await user.keyboard('{End}{ArrowDown}')
  expect(focused()).toBe('Karadeniz Çocuk Sağlığı')
  await user.keyboard('{Home}{ArrowUp}')
  expect(focused()).toBe('Boğaziçi Tıp Merkezi')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(await switcher()).toHaveFocus()
})

test('eight or more clinics can be searched, ignoring case and diacritics', async () => {
  const { user, chosen } = await setup(MANY)
  await user.click(await switcher())
  await user.type(screen.getByRole('searchbox', { name: 'Klinik ara' }), 'IGDIR')
  expect(entries().map(nameOf)).toEqual(['Iğdır Göz'])
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^1 klinik$/))
  await user.keyboard('{Enter}')
  expect(chosen).toEqual([uuid(4)])
})

test('Enter that ends a composition of an input method chooses no clinic', async () => {
  const { user, chosen } = await setup(MANY)
  await user.click(await switcher())
  await user.type(screen.getByRole('searchbox'), 'IGDIR')
  expect(entries()).toHaveLength(1)
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', isComposing: true })
  expect(chosen).toEqual([])
})

test('Enter chooses nothing while several clinics match, and a search without a match says so', async () => {
  const { user, chosen } = await setup(MANY)
  await user.click(await switcher())
  await user.type(screen.getByRole('searchbox'), 'tıp{Enter}')
  expect(entries()).toHaveLength(2)
  expect(chosen).toEqual([])
  await user.keyboard('x')
  expect(screen.getByText('Klinik bulunamadı', { ignore: '[role=status]' })).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(chosen).toEqual([])
})

test('of 500 clinics only a few are in the document, from the active one on, and keys reach every one', async () => {
  const { user, chosen } = await setup([...FEW, ...Array.from({ length: 497 }, (_, n) => `Şube ${n + 4}`)])
  await user.click(await switcher())
  expect(entries().length).toBeLessThan(20)
  expect(within(list()).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500')
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Boğaziçi Tıp Merkezi')
  await user.keyboard('{End}')
  expect(focused()).toBe('Şube 500')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Şube 499')
  expect(entries().length).toBeLessThan(20)
  await user.keyboard('{Home}{ArrowUp}')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('500{ArrowDown}{Enter}')
  expect(chosen).toEqual([uuid(500)])
})

test.each(['compact', 'bar'] as const)(
  'in the %s variant the clinics open in a popover and take the focus',
  async (variant) => {
    const { user, chosen } = await setup(FEW, variant)
    const button = await switcher()
    expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await user.click(button)
    expect(screen.getByRole('dialog', { name: 'Klinik seçimi' })).toBeInTheDocument()
    expect(focused()).toBe('Boğaziçi Tıp Merkezi')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(chosen).toEqual([uuid(2)])
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  },
)

test('a list that is expanded in place does not take the focus when it is loaded', async () => {
  server.use(clinicsNamed(FEW))
  await renderScreen(<ClinicSwitcher variant="menu" />)
  await userEvent.click(await switcher())
  await screen.findByRole('list')
  expect(await switcher()).toHaveFocus()
})

test('screen readers get a name of 300 characters in full', async () => {
  const name = 'Çok Uzun Adlı Klinik '.repeat(15).trim()
  const { user } = await setup([name, 'Ege Polikliniği'])
  const button = await screen.findByRole('button', { name: `Aktif Kliniğiniz ${name} Klinik değiştir` })
  await user.click(button)
  expect(within(list()).getByRole('button', { name })).toBeInTheDocument()
})
