import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createWatch } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { ticketRequested } from '@/features/create-ticket'
import { notificationsDrawerRequested } from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { recentToastsRequested } from '@/features/review-toasts'
import { signOutRequested } from '@/features/sign-out'
import { modeChosen } from '@/features/switch-appearance'
import { languageChosen } from '@/features/switch-language'
import { deviceTestRequested } from '@/features/video-call'
import { $isPatientSiteAvailable } from '@/features/visit-patient-site'
import { $canLoadFeatures } from '@/shared/lifecycle'
import { prefetchViews } from '@/shared/ui/lazy'
import { $isPaletteOpen } from '../support/vitest/feature-internals'
import { recordPayloads } from '../support/vitest/record-payloads'
import { COMPANY_SETTINGS, startPortalPlatform, USER_INFO } from '../support/vitest/portal-platform'
import { PLATFORM, renderPortal } from '../support/vitest/render-screen'

const COMPANIES = `${PLATFORM}/api/v1/doctor/companies`
const [BOGAZICI, EGE] = [
  { uuid: '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11', company_name: 'Boğaziçi Tıp Merkezi' },
  { uuid: '8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02', company_name: 'Ege Polikliniği' },
] as const

const { server, signIn } = startPortalPlatform()

async function openPalette(
  address: '/tr/stok-sayimi' | '/en/stock-taking' = '/tr/stok-sayimi',
  { userStatus = 200, areSettingsPending = false } = {},
) {
  signIn('doctor')
  server.use(http.get(COMPANIES, () => HttpResponse.json({ companies: [BOGAZICI, EGE] })))
  if (userStatus !== 200) server.use(http.get(USER_INFO, () => HttpResponse.json({}, { status: userStatus })))
  if (areSettingsPending) server.use(http.get(COMPANY_SETTINGS, () => new Promise<never>(() => {})))
  const { scope } = await renderPortal(address)
  await act(() => prefetchViews())
  const open = () =>
    userEvent.click(
      screen.getByRole('button', { name: /Hasta, sayfa veya işlem ara|Search patients, pages or actions/ }),
    )
  return { scope, open }
}

test('a clinic that is chosen in the palette is posted to the platform', async () => {
  const posted: unknown[] = []
  const { open } = await openPalette()
  server.use(
    http.post(COMPANIES, async ({ request }) => {
      posted.push(await request.json())
      return HttpResponse.json({}, { status: 403 })
    }),
  )
  await open()
  await userEvent.type(await screen.findByRole('combobox'), 'ege')
  await userEvent.click(await screen.findByRole('option', { name: 'Kliniğe geç: Ege Polikliniği' }))
  await waitFor(() => expect(posted).toEqual([{ companies: EGE.uuid, type: 2 }]))
})

test('without permissions the palette finds the pages that need none, which the menu offers too', async () => {
  const { open } = await openPalette('/tr/stok-sayimi', { userStatus: 403 })
  await open()
  await userEvent.type(await screen.findByRole('combobox'), 'ayarlar')
  expect(await screen.findByRole('option', { name: /^Ayarlar/ })).toBeInTheDocument()
})

test('while the settings of the clinic load, the palette finds the pages that do not depend on them', async () => {
  const { open } = await openPalette('/tr/stok-sayimi', { areSettingsPending: true })
  await open()
  await userEvent.type(await screen.findByRole('combobox'), 'takvim')
  expect(await screen.findByRole('option', { name: /^Takvim/ })).toBeInTheDocument()
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.type(screen.getByRole('combobox'), 'banka')
  expect(screen.queryByRole('option', { name: /^Banka Cari/ })).not.toBeInTheDocument()
})

test('the patient site is chosen in the palette by keyboard', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue()
  const { scope, open } = await openPalette()
  await act(() => allSettled($isPatientSiteAvailable, { scope, params: true }))
  await open()
  await userEvent.type(await screen.findByRole('combobox'), 'hasta sitesi')
  await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Hasta sitesine git'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(leave).toHaveBeenCalledOnce())
})

test('the user menu and the palette open the list of shortcuts', async () => {
  const { scope, open } = await openPalette()
  await act(() => allSettled($canLoadFeatures, { scope, params: true }))
  const shortcuts = () => screen.findByRole('dialog', { name: 'Klavye kısayolları' })
  await userEvent.click(screen.getByRole('button', { name: 'Kullanıcı menüsü' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Klavye kısayolları' }))
  await userEvent.click(within(await shortcuts()).getByRole('button', { name: 'Kapat' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Klavye kısayolları' })).not.toBeInTheDocument())
  await open()
  await userEvent.type(await screen.findByRole('combobox'), 'klavye')
  await userEvent.click(await screen.findByRole('option', { name: /^Klavye kısayolları/ }))
  expect(await shortcuts()).toBeInTheDocument()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

test('the camera and microphone test can be chosen in the palette, which closes first', async () => {
  const { scope, open } = await openPalette()
  const isOpenOnRequest: boolean[] = []
  createWatch({
    unit: deviceTestRequested,
    scope,
    fn: () => void isOpenOnRequest.push(scope.getState($isPaletteOpen)),
  })
  await open()
  await userEvent.type(await screen.findByRole('combobox'), 'mikrofonu')
  await userEvent.click(await screen.findByRole('option', { name: 'Kamera ve mikrofonu test et' }))
  expect(isOpenOnRequest).toEqual([false])
})

test.each([
  ['Koyu temaya geç', '/tr/stok-sayimi', 'light', modeChosen, 'dark'],
  ['Açık temaya geç', '/tr/stok-sayimi', 'dark', modeChosen, 'light'],
  ['İngilizceye geç', '/tr/stok-sayimi', 'light', languageChosen, 'en'],
  ['Switch to Turkish', '/en/stock-taking', 'light', languageChosen, 'tr'],
  ['Destek talebi oluştur', '/tr/stok-sayimi', 'light', ticketRequested, undefined],
  ['Çıkış yap', '/tr/stok-sayimi', 'light', signOutRequested, undefined],
  ['Hatırlatmalar', '/tr/stok-sayimi', 'light', remindersRequested, null],
  ['Recent system messages', '/en/stock-taking', 'light', recentToastsRequested, undefined],
  ['Randevu Bildirimleri', '/tr/stok-sayimi', 'light', notificationsDrawerRequested, undefined],
] as const)(
  'the action "%s" of the palette is chosen as by its own control',
  async (name, address, mode, unit, payload) => {
    const { scope, open } = await openPalette(address)
    await act(() => allSettled(modeChosen, { scope, params: mode }))
    const chosen = recordPayloads<string | null | void>(unit, scope)
    await open()
    await userEvent.type(await screen.findByRole('combobox'), name)
    await userEvent.click(await screen.findByRole('option', { name }))
    expect(chosen).toEqual([payload])
  },
)

test('the palette finds notifications and recent messages by words that are not in their titles', async () => {
  const { open } = await openPalette()
  await open()
  await userEvent.type(await screen.findByRole('combobox'), 'uyarı')
  const found = await screen.findAllByRole('option')
  expect(found.map(({ textContent }) => textContent)).toEqual(['Randevu Bildirimleri', 'Son sistem mesajları'])
})
