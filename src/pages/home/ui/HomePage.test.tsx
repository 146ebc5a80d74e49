import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { delay, HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { patientUnlocked } from '@/entities/reminder'
import { getListCompaniesQueryKey } from '@/shared/api'
import { clinicDay } from '@/shared/lib/date-time'
import { $minute } from '@/shared/lifecycle'
import { runEarlyScript } from '../../../../tests/support/vitest/early-script'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { HomePage } from './HomePage'

const user = { uuid: uuid(1), name: 'Ayşe', surname: 'Yılmaz', permissions: { calendar: ['calendar_show'] } }
const clinic = { uuid: uuid(2), company_name: 'Boğaziçi Tıp Merkezi', email: 'iletisim@bogazicitip.example' }
const reminder = {
  notes_uuid: uuid(3),
  read: false,
  type: 'nurse',
  note: 'Kan tahlili',
  patient_info: { uuid: uuid(4), name: 'İrem Yıldız', locked: false },
}
const notification = {
  uuid: uuid(5),
  patient_name: 'Mehmet Öztürk',
  priority: 3,
  type: 'critical',
  message: 'Erken gelecek',
}

const at = (path: string) => `${PLATFORM}/api/${path}`
const COMPANIES = at('v1/doctor/companies')
const REMINDERS = at('v1/patient/notes/reminder-all')
const NOTIFICATIONS = at('v2/appointments/notifications')

const server = startServer(
  http.get(at('v1/user/info-detail'), () => HttpResponse.json({ statusCode: 200, userInfo: user })),
  http.get(at('v1/companies/companies/settings/company'), () => HttpResponse.json({ companies: [] })),
  http.get(COMPANIES, () => HttpResponse.json({ companies: [clinic] })),
  http.get(REMINDERS, () => HttpResponse.json({ notes: [reminder] })),
  http.post(NOTIFICATIONS, () => HttpResponse.json({ notifications: [notification] })),
)

const card = (name: string) => within(screen.getByRole('region', { name }))

test('the home page shows the user, clinic, reminders, notifications and the permitted shortcuts', async () => {
  await renderScreen(<HomePage />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Merhaba, Ayşe Yılmaz' })).toBeInTheDocument()
  expect(await card('Klinik').findByText('Boğaziçi Tıp Merkezi')).toBeInTheDocument()
  expect(await card('Okunmamış hatırlatmalar').findByTitle('İrem Yıldız')).toBeInTheDocument()
  const notifications = card('Bugünün randevu bildirimleri')
  expect(await notifications.findByTitle('Mehmet Öztürk')).toBeInTheDocument()
  expect(notifications.getByText('Kritik')).toBeInTheDocument()
  expect(notifications.getByText('Yüksek')).toBeInTheDocument()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(2, 4)).toEqual(['Okunmamış hatırlatmalar', 'Klinik'])
  const shortcuts = card('Kısayollar').getAllByRole('link')
  expect(shortcuts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Takvim', '/tr/takvim']])
})

test('an overdue reminder and a critical one are marked', async () => {
  const overdue = { ...reminder, remind_at: '2026-11-21T09:00:00+03:00' }
  const critical = { ...reminder, notes_uuid: uuid(6), type: 'critical', remind_at: '2026-11-21T11:00:00+03:00' }
  server.use(http.get(REMINDERS, () => HttpResponse.json({ notes: [overdue, critical] })))
  const { scope } = await renderScreen(<HomePage />)
  await act(() => allSettled($minute, { scope, params: Date.parse('2026-11-21T10:00:00+03:00') }))
  const reminders = card('Okunmamış hatırlatmalar')
  expect(await reminders.findByText('Kritik')).toHaveAttribute('data-critical')
  expect(reminders.getByText('Hemşire')).not.toHaveAttribute('data-critical')
  expect(reminders.getByText('21.11.2026 09:00').parentElement).toHaveAttribute('data-overdue')
  expect(reminders.getByText('21.11.2026 11:00').parentElement).not.toHaveAttribute('data-overdue')
})

test('read reminders and notes of locked patients are not shown', async () => {
  const locked = {
    ...reminder,
    notes_uuid: uuid(6),
    note: 'Gizli',
    patient_info: { ...reminder.patient_info, locked: true },
  }
  const read = { ...reminder, notes_uuid: uuid(7), read: true, note: 'Okundu' }
  server.use(http.get(REMINDERS, () => HttpResponse.json({ notes: [locked, read] })))
  await renderScreen(<HomePage />)
  const reminders = card('Okunmamış hatırlatmalar')
  expect(await reminders.findByRole('img', { name: 'Kilitli hasta' })).toBeInTheDocument()
  expect(reminders.queryByText('Gizli')).not.toBeInTheDocument()
  expect(reminders.queryByText('Okundu')).not.toBeInTheDocument()
})

test('empty lists show a message', async () => {
  server.use(
    http.get(COMPANIES, () => HttpResponse.json({ companies: [] })),
    http.get(REMINDERS, () => HttpResponse.json({ notes: [] })),
    http.post(NOTIFICATIONS, () => HttpResponse.json({ notifications: [] })),
  )
  await renderScreen(<HomePage />)
  expect(await screen.findByText('Bir kliniğe bağlı değilsiniz')).toBeInTheDocument()
  expect(await screen.findByText('Okunmamış hatırlatma yok')).toBeInTheDocument()
  expect(await screen.findByText('Bildirim bulunamadı')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Günün özeti' })).not.toBeInTheDocument()
})

test('a list that cannot be loaded shows an error instead of an empty state, and can be retried', async () => {
  server.use(http.post(NOTIFICATIONS, () => HttpResponse.json({}, { status: 500 }), { once: true }))
  await renderScreen(<HomePage />)
  const notifications = card('Bugünün randevu bildirimleri')
  expect(await notifications.findByText('Bildirimler yüklenirken hata oluştu')).toBeInTheDocument()
  expect(notifications.queryByText('Bildirim bulunamadı')).not.toBeInTheDocument()
  await userEvent.click(notifications.getByRole('button', { name: 'Yeniden dene' }))
  expect(await notifications.findByText('Mehmet Öztürk')).toBeInTheDocument()
})

test('a refresh that fails keeps every card; the lists say that they are old, and can be refreshed', async () => {
  const { queryClient } = await renderScreen(<HomePage />)
  const cards = [
    [card('Klinik'), 'Boğaziçi Tıp Merkezi'],
    [card('Okunmamış hatırlatmalar'), 'İrem Yıldız'],
    [card('Bugünün randevu bildirimleri'), 'Mehmet Öztürk'],
  ] as const
  for (const [found, text] of cards) await found.findByText(text)
  const fail = () => HttpResponse.json({}, { status: 400 })
  server.use(http.get(COMPANIES, fail), http.get(REMINDERS, fail), http.post(NOTIFICATIONS, fail))
  void queryClient.refetchQueries()
  const stale = /yenilenemedi; en son yüklenenler gösteriliyor/
  await waitFor(() => expect(screen.getAllByText(stale, { selector: 'p' })).toHaveLength(2))
  for (const list of ['Hatırlatmalar', 'Randevu bildirimleri']) {
    expect(screen.getByText(new RegExp(`^${list} yenilenemedi`), { selector: 'p' })).toBeInTheDocument()
  }
  for (const [found, text] of cards) expect(found.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  server.resetHandlers()
  for (const button of screen.getAllByRole('button', { name: 'Yeniden dene' })) await userEvent.click(button)
  await waitFor(() => expect(screen.queryByText(stale)).not.toBeInTheDocument())
})

test('a first load that is cancelled is not shown as an error', async () => {
  server.use(
    http.get(REMINDERS, () => delay('infinite')),
    http.post(NOTIFICATIONS, () => delay('infinite')),
  )
  const { queryClient } = await renderScreen(<HomePage />)
  await act(() => queryClient.cancelQueries())
  await act(() => queryClient.refetchQueries({ queryKey: getListCompaniesQueryKey() }))
  expect(await card('Klinik').findByText('Boğaziçi Tıp Merkezi')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without a connection the cards say so instead of loading, and load when it is back', async () => {
  onlineManager.setOnline(false)
  await renderScreen(<HomePage />)
  for (const name of ['Klinik', 'Okunmamış hatırlatmalar', 'Bugünün randevu bildirimleri']) {
    expect(card(name).getByText('İnternet bağlantısı yok')).toBeInTheDocument()
  }
  expect(screen.queryByText('Yükleniyor...')).not.toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await card('Klinik').findByText('Boğaziçi Tıp Merkezi')).toBeInTheDocument()
  expect(await card('Okunmamış hatırlatmalar').findByText('İrem Yıldız')).toBeInTheDocument()
  expect(await card('Günün özeti').findByRole('table')).toBeInTheDocument()
})

test('of ten thousand notifications only a few are rendered, the others are counted', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({ ...notification, uuid: uuid(n) }))
  server.use(http.post(NOTIFICATIONS, () => HttpResponse.json({ notifications: many })))
  await renderScreen(<HomePage />, { path: '/en' })
  const notifications = card('Today’s appointment notifications')
  expect(await notifications.findByText('9,988 more notifications')).toBeInTheDocument()
  expect(notifications.getAllByRole('listitem')).toHaveLength(12)
})

test('in the afternoon the list begins with the appointment that has begun, not with the morning', async () => {
  vi.setSystemTime('2026-11-21T15:00:00+03:00')
  const entries = Array.from({ length: 20 }, (_, n) => ({
    uuid: uuid(n),
    patient_name: `Hasta ${n}`,
    appointment_start: new Date(Date.now() + ((n - 7) * 3_600_000) / 2).toISOString(),
  }))
  server.use(http.post(NOTIFICATIONS, () => HttpResponse.json({ notifications: entries })))
  await renderScreen(<HomePage />)
  const notifications = card('Bugünün randevu bildirimleri')
  expect(await notifications.findByText('Hasta 7')).toBeInTheDocument()
  expect(notifications.getAllByRole('listitem')[0]).toHaveTextContent('Hasta 7')
})

test('the inline script preloads exactly the requests of the home page', async () => {
  vi.setSystemTime('2026-11-21T10:00:00+03:00')
  const requests: Request[] = []
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()))
  await renderScreen(<HomePage />, { today: clinicDay(new Date()) })
  await card('Bugünün randevu bildirimleri').findByText('Mehmet Öztürk')
  await card('Okunmamış hatırlatmalar').findByText('İrem Yıldız')
  server.events.removeAllListeners()
  const requested = requests.map(
    async (request) => [new URL(request.url).pathname, (await request.text()) || null] as const,
  )
  expect((await runEarlyScript({ pathname: '/tr' })).bodies).toEqual(new Map(await Promise.all(requested)))
})

test('the day summary names the next appointment of the user, the hours and the priorities', async () => {
  vi.setSystemTime('2026-11-21T10:00:00+03:00')
  const entries = [
    { ...notification, appointment_start: '2026-11-21T09:30:00+03:00', doctor_name: 'Dr. Ayşe Yılmaz' },
    { uuid: uuid(11), appointment_start: '2026-11-21T10:15:00+03:00', doctor_name: 'Dr. Mert Kaya', priority: 1 },
    {
      uuid: uuid(12),
      appointment_start: '2026-11-21T10:45:00+03:00',
      doctor_name: 'Dr. Ayşe Yılmaz',
      patient_name: 'Nuray Ünal',
    },
    { uuid: uuid(13) },
  ]
  server.use(http.post(NOTIFICATIONS, () => HttpResponse.json({ notifications: entries })))
  await renderScreen(<HomePage />)
  const summary = card('Günün özeti')
  expect(await summary.findByRole('heading', { name: 'Sıradaki randevunuz' })).toBeInTheDocument()
  expect(summary.getByText('10:45')).toBeInTheDocument()
  expect(await summary.findByText('45 dk. sonra')).toBeInTheDocument()
  expect(summary.getByText('Nuray Ünal')).toBeInTheDocument()
  const hours = summary.getByRole('table', { name: 'Saatlere göre randevu bildirimleri' })
  expect(hours, 'Firefox would show its caption').not.toHaveClass('visually-hidden')
  const rows = within(hours).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent).slice(0, 4)).toEqual(['SaatBildirim', '08:000', '09:001', '10:002'])
  expect(rows[3]).toHaveAttribute('aria-current', 'time')
  const priorities = within(summary.getByRole('list')).getAllByRole('listitem')
  expect(priorities.map(({ textContent }) => textContent)).toEqual(['Kritik1', 'Düşük1', 'Belirtilmemiş2'])
  expect(summary.getByText('1 bildirimin saati yok')).toBeInTheDocument()
})

test('the day summary is not shown after a failed request', async () => {
  server.use(http.post(NOTIFICATIONS, () => HttpResponse.json({}, { status: 400 })))
  await renderScreen(<HomePage />)
  await card('Bugünün randevu bildirimleri').findByRole('alert')
  expect(screen.queryByRole('region', { name: 'Günün özeti' })).not.toBeInTheDocument()
})

test('a reminder of a locked patient is readable after the PIN of that patient', async () => {
  const locked = { ...reminder, patient_info: { ...reminder.patient_info, locked: true } }
  server.use(http.get(REMINDERS, () => HttpResponse.json({ notes: [locked] })))
  const { scope } = await renderScreen(<HomePage />)
  const reminders = card('Okunmamış hatırlatmalar')
  expect(await reminders.findByText('İrem Yıldız')).toBeInTheDocument()
  expect(reminders.queryByText('Kan tahlili')).not.toBeInTheDocument()
  await act(() => allSettled(patientUnlocked, { scope, params: uuid(4) }))
  expect(reminders.getByText('Kan tahlili')).toBeInTheDocument()
})
