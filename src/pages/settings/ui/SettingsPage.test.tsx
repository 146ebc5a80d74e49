import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { $layout, $mode, $skin } from '@/features/switch-appearance'
import { languageChosen } from '@/features/switch-language'
import { callRequested, deviceTestRequested } from '@/features/video-call'
import { getGetUserInfoDetailQueryKey } from '@/shared/api'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { SettingsPage } from './SettingsPage'

const uuid = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'
const at = (path: string) => `${PLATFORM}/api/${path}`
const user = (permissions: object) =>
  http.get(at('v1/user/info-detail'), () => HttpResponse.json({ statusCode: 200, userInfo: { uuid, permissions } }))

const company = {
  uuid,
  doctor_setting: {
    working_hours: { friday: [{ start: '10:00', end: '12:00' }] },
    online_booking_override: {
      enabled: true,
      online_slot_duration_override: 20,
      face_to_face_slot_duration_override: 40,
    },
  },
}
const settings = {
  uuid,
  companies_setting: {
    working_hours: {
      monday: [
        { start: '09:00', end: '12:30' },
        { start: '13:30', end: '18:00' },
      ],
    },
    online_booking: { online_slot_duration: 15, face_to_face_slot_duration: 30 },
  },
}
const accounting = { currency: 'TRY', vat_rate: 10, invoice_prefix: 'BTM', invoice_due_days: 30, e_invoice: true }

const server = startServer(
  user({ settings: [], finance: [] }),
  http.get(at('v1/doctor/companies'), () => HttpResponse.json({ companies: [company] })),
  http.get(at('v1/companies/companies/settings/company'), () => HttpResponse.json({ companies: [settings] })),
  http.post(at('v1/accounting/settings/get'), () => HttpResponse.json({ settings: accounting })),
)

test('a user with the settings and finance groups sees hours, durations, overrides and accounting settings', async () => {
  await renderScreen(<SettingsPage />, { path: '/tr/ayarlar' })
  const hours = within(await screen.findByRole('table', { name: 'Çalışma saatleri' }))
  expect(hours.getByRole('row', { name: 'Pazartesi 09:00–12:30, 13:30–18:00' })).toBeInTheDocument()
  expect(hours.getByRole('row', { name: 'Pazar Kapalı' })).toBeInTheDocument()
  const ownHours = within(await screen.findByRole('table', { name: 'Size özel çalışma saatleri' }))
  expect(ownHours.getByRole('row', { name: 'Cuma 10:00–12:00' })).toBeInTheDocument()
  expect(screen.getByText('Size özel randevu süreleri')).toBeInTheDocument()
  expect(await screen.findByText('Fatura ön eki')).toBeInTheDocument()
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows).toEqual([
    ['Online randevu', '15 dakika'],
    ['Yüz yüze randevu', '30 dakika'],
    ['Online randevu', '20 dakika'],
    ['Yüz yüze randevu', '40 dakika'],
    ['Para birimi', 'TRY'],
    ['KDV oranı (%)', '10'],
    ['Fatura ön eki', 'BTM'],
    ['Fatura vadesi (gün)', '30'],
    ['e-Fatura', 'Evet'],
  ])
})

test('without a group only preferences are shown and no clinic settings are requested', async () => {
  let requested = false
  server.use(
    user({}),
    http.post(at('v1/accounting/settings/get'), () => {
      requested = true
      return HttpResponse.json({ settings: {} })
    }),
  )
  const { queryClient } = await renderScreen(<SettingsPage />, { path: '/en/settings' })
  expect(screen.getByRole('region', { name: 'Preferences' })).toBeInTheDocument()
  await waitFor(() => expect(queryClient.getQueryState(getGetUserInfoDetailQueryKey())?.status).toBe('success'))
  expect(screen.queryByRole('region', { name: 'Clinic hours and appointments' })).not.toBeInTheDocument()
  expect(requested).toBe(false)
})

test.each([
  { group: 'finance', shown: 'Accounting settings', hidden: 'Clinic hours and appointments' },
  { group: 'settings', shown: 'Clinic hours and appointments', hidden: 'Accounting settings' },
])('a user with only the $group group sees only its card', async ({ group, shown, hidden }) => {
  server.use(user({ [group]: [] }))
  await renderScreen(<SettingsPage />, { path: '/en/settings' })
  expect(await screen.findByRole('region', { name: shown })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: hidden })).not.toBeInTheDocument()
})

test('unknown permissions are an error with a retry in place of the clinic settings (F-R07)', async () => {
  server.use(http.get(at('v1/user/info-detail'), () => HttpResponse.json({}, { status: 403 }), { once: true }))
  await renderScreen(<SettingsPage />, { path: '/tr/ayarlar' })
  expect(await screen.findByText('Yetkileriniz yüklenemedi')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByRole('table', { name: 'Çalışma saatleri' })).toBeInTheDocument()
  expect(screen.queryByText('Yetkileriniz yüklenemedi')).not.toBeInTheDocument()
})

test('the accounting settings are hidden with the rest of finance while transactions are on', async () => {
  server.use(
    http.get(at('v1/companies/companies/settings/company'), () =>
      HttpResponse.json({ companies: [{ ...settings, transactions: true }] }),
    ),
  )
  await renderScreen(<SettingsPage />, { path: '/en/settings' })
  expect(await screen.findByRole('region', { name: 'Clinic hours and appointments' })).toBeInTheDocument()
  expect(await screen.findByRole('table', { name: 'Working hours' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Accounting settings' })).not.toBeInTheDocument()
})

test.each([
  ['a clinic without settings has no working hours', [company], 'Çalışma saatleri tanımlı değil.'],
  ['a user without a clinic reads so', [], 'Bir kliniğe bağlı değilsiniz'],
])('%s', async (_, companies, text) => {
  const respond = (list: object[]) => () => HttpResponse.json({ companies: list })
  server.use(
    http.get(at('v1/doctor/companies'), respond(companies)),
    http.get(at('v1/companies/companies/settings/company'), respond([])),
  )
  await renderScreen(<SettingsPage />, { path: '/tr/ayarlar' })
  expect(await screen.findByText(text)).toBeInTheDocument()
})

test('a day whose hours cannot be read is not called closed', async () => {
  const days = { monday: [{ start: '09:00:00', end: '18:00:00' }], tuesday: '09-18' }
  server.use(
    http.get(at('v1/companies/companies/settings/company'), () =>
      HttpResponse.json({ companies: [{ uuid, companies_setting: { working_hours: days } }] }),
    ),
  )
  await renderScreen(<SettingsPage />, { path: '/tr/ayarlar' })
  const hours = within(await screen.findByRole('table', { name: 'Çalışma saatleri' }))
  expect(hours.getByRole('row', { name: 'Pazartesi 09:00–18:00' })).toBeInTheDocument()
  expect(hours.getByRole('row', { name: 'Salı Belirtilmemiş' })).toBeInTheDocument()
  expect(hours.getByRole('row', { name: 'Çarşamba Kapalı' })).toBeInTheDocument()
})

test('settings that cannot be loaded show an error and can be retried', async () => {
  server.use(http.post(at('v1/accounting/settings/get'), () => HttpResponse.json({}, { status: 500 }), { once: true }))
  await renderScreen(<SettingsPage />, { path: '/tr/ayarlar' })
  const card = within(await screen.findByRole('region', { name: 'Muhasebe ayarları' }))
  expect(await card.findByText('Muhasebe ayarları yüklenemedi')).toBeInTheDocument()
  await userEvent.click(card.getByRole('button', { name: 'Yeniden dene' }))
  expect(await card.findByText('BTM')).toBeInTheDocument()
})

test("the user's own settings that cannot be loaded have a notice, which is announced, and can be retried", async () => {
  server.use(http.get(at('v1/doctor/companies'), () => HttpResponse.json({}, { status: 404 })))
  await renderScreen(<SettingsPage />, { path: '/tr/ayarlar' })
  const text = 'Size özel ayarlar yüklenemedi.'
  const failed = await screen.findByText(text, { selector: 'span' })
  expect(await screen.findByText(text, { selector: '[role=status]' })).toBeInTheDocument()
  server.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByText('Size özel randevu süreleri')).toBeInTheDocument()
  expect(failed).not.toBeInTheDocument()
})

test('settings stay when their refresh fails', async () => {
  const { queryClient } = await renderScreen(<SettingsPage />, { path: '/tr/ayarlar' })
  expect(await screen.findByText('BTM')).toBeInTheDocument()
  expect(await screen.findByText('15 dakika')).toBeInTheDocument()
  const fail = () => HttpResponse.json({}, { status: 400 })
  server.use(
    http.post(at('v1/accounting/settings/get'), fail),
    http.get(at('v1/companies/companies/settings/company'), fail),
  )
  const states = () => queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })
  void queryClient.refetchQueries()
  await waitFor(() => expect(states()).toHaveLength(2))
  expect(screen.queryByText(/ayarları yüklenemedi/)).not.toBeInTheDocument()
  expect(screen.getByText('BTM')).toBeInTheDocument()
  expect(screen.getByText('15 dakika')).toBeInTheDocument()
})

test('without a connection the accounting settings say so instead of loading', async () => {
  const { queryClient } = await renderScreen(<SettingsPage />, { path: '/tr/ayarlar' })
  expect(await screen.findByText('BTM')).toBeInTheDocument()
  onlineManager.setOnline(false)
  act(() => void queryClient.resetQueries({ predicate: ({ queryHash }) => queryHash.includes('accounting') }))
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByText('BTM')).toBeInTheDocument()
})

test('a chosen preference takes effect at once', async () => {
  const { scope } = await renderScreen(<SettingsPage />, { path: '/tr/ayarlar' })
  for (const name of ['Koyu', 'Üstte', 'Çerçeveli']) await userEvent.click(screen.getByRole('radio', { name }))
  expect([scope.getState($mode), scope.getState($layout), scope.getState($skin)]).toEqual([
    'dark',
    'horizontal',
    'bordered',
  ])
  const chosen = recordPayloads(languageChosen, scope)
  await userEvent.click(screen.getByRole('radio', { name: 'English' }))
  expect(chosen).toEqual(['en'])
})

test('camera and microphone can be tried from the settings, except during a call', async () => {
  const { scope } = await renderScreen(<SettingsPage />, { path: '/tr/ayarlar' })
  const requested = recordPayloads(deviceTestRequested, scope)
  const button = (description?: RegExp) =>
    screen.getByRole('button', { name: 'Kamera ve mikrofonu test et', ...(description && { description }) })
  await userEvent.click(button())
  expect(requested).toHaveLength(1)
  await act(() => allSettled(callRequested, { scope, params: { room: uuid } }))
  await userEvent.click(button(/görüşme penceresindeki “Cihazlar”/))
  expect(requested).toHaveLength(1)
})
