import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { $today } from '@/shared/lifecycle'
import { respondWith, openCalendar, press, TODAY, tile } from '../../../../tests/support/vitest/calendar-page'
import { endPrinting, startPrinting } from '../../../../tests/support/vitest/print'
import { stubWindowWidth } from '../../../../tests/support/vitest/window-width'

test('the page names the source of its data and the shown day', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  expect(screen.getByRole('heading', { level: 1, name: 'Takvim' })).toBeInTheDocument()
  expect(screen.getByText('Kaynak: randevu bildirimleri')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 2, name: '20 Kasım 2026 Cuma' })).toBeInTheDocument()
  expect(await screen.findByText('1 bildirim', { selector: 'span' })).toBeInTheDocument()
})

test.each([
  ['/tr/takvim', 'Saatler klinik saatidir (Europe/Istanbul, UTC+3)'],
  ['/en/calendar', 'Times are clinic time (Europe/Istanbul, UTC+3)'],
] as const)(
  'at %s in another zone the times are those of the clinic, whose zone is named (F-R19)',
  async (path, note) => {
    vi.stubEnv('TZ', 'America/New_York')
    await openCalendar({ [TODAY]: [{ patient: 'Ada', at: `${TODAY}T01:30:00+03:00` }] }, path)
    expect(await tile(/^01:30, Ada/)).toBeInTheDocument()
    expect(screen.getByText(note)).toBeInTheDocument()
  },
)

test('in the zone of the clinic it is not named', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  await tile(/Ada/)
  expect(screen.queryByText(/klinik saati/)).not.toBeInTheDocument()
})

test('each doctor has a column, the current user first, unlisted doctors too', async () => {
  await openCalendar({
    [TODAY]: [
      { patient: 'Ada' },
      { patient: 'Berk', doctor: 'Dr. Cem Bilinmeyen' },
      { patient: 'Cem', doctor: null, more: { type: 'critical', priority: 3 } },
    ],
  })
  await tile(/Ada/)
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Dr. Ayşe Yılmaz', 'Dr. Berk Ak', 'Dr. Cem Bilinmeyen', 'Doktor belirtilmemiş'])
  expect(
    within(await screen.findByRole('list', { name: 'Doktor belirtilmemiş' })).getByRole('button'),
  ).toHaveTextContent(/^10:00 Cem Kritik · Yüksek Kontrol$/)
  expect(within(await screen.findByRole('list', { name: 'Dr. Berk Ak' })).queryByRole('button')).not.toBeInTheDocument()
})

test('with working hours of the user only their column is closed', async () => {
  const { container } = await openCalendar()
  await screen.findByText('Bu gün için aktif randevu bildirimi yok.')
  expect(screen.getAllByText('Kapalı')).toHaveLength(1)
  expect(container.querySelectorAll('[data-closed]')).toHaveLength(1)
})

test('an entry before the working hours extends the grid', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada', at: `${TODAY}T06:40` }] })
  expect(await tile(/^06:40, Ada/)).toBeInTheDocument()
  expect(screen.getByText('06:00')).toBeInTheDocument()
  expect(screen.queryByText('05:00')).not.toBeInTheDocument()
})

test('entries without a day are listed in their own section', async () => {
  await openCalendar({
    [TODAY]: [{ patient: 'Ada' }],
    none: ['B', 'C', 'D', 'E', 'F'].map((patient) => ({ patient, at: null })),
  })
  const undated = within(await screen.findByRole('region', { name: /Tarihi belirtilmeyenler/ }))
  expect(undated.getAllByRole('listitem')).toHaveLength(4)
  const entry = undated.getByRole('button', { name: /^B\s?Kontrol · Dr. Ayşe Yılmaz$/ })
  expect(entry).not.toHaveAccessibleDescription()
  await userEvent.click(undated.getByRole('button', { name: 'Tümü (5)' }))
  const list = within(await screen.findByRole('dialog', { name: 'Tarihi belirtilmeyenler' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  expect(list.getAllByRole('button')[1]).toHaveTextContent(/^—B/)
  expect(list.getByRole('listitem', { name: 'B, Kontrol · Dr. Ayşe Yılmaz' })).toBeInTheDocument()
  expect(undated.getByText('B')).toHaveAttribute('title', 'B, Kontrol · Dr. Ayşe Yılmaz')
})

test('printing shows all entries, also from the browser menu: overflowing entries are listed below the grid', async () => {
  const patients = Array.from({ length: 9 }, (_, n) => ({ patient: `Hasta ${n}`, doctor: 'Dr. Berk Ak' }))
  await openCalendar({
    [TODAY]: patients,
    none: ['B', 'C', 'D', 'E', 'F'].map((patient) => ({ patient, at: null })),
  })
  const undated = within(await screen.findByRole('region', { name: /Tarihi belirtilmeyenler/ }))
  await tile(/Hasta 0/)
  expect(screen.queryByRole('region', { name: /sığmayan/ })).not.toBeInTheDocument()
  startPrinting()
  expect(undated.getAllByRole('listitem')).toHaveLength(5)
  const below = within(screen.getByRole('region', { name: /Takvime sığmayan bildirimler/ }))
  const tiles = screen.getAllByRole('button', { name: /^10:00, Hasta/ })
  expect(tiles.length + below.getAllByRole('listitem').length).toBe(9)
  endPrinting()
  expect(screen.queryByRole('region', { name: /sığmayan/ })).not.toBeInTheDocument()
  expect(undated.getAllByRole('listitem')).toHaveLength(4)
})

test('the toolbar moves by day and week and back to today, and a day heading opens its day', async () => {
  await openCalendar({ '2026-11-23': [{ patient: 'Pazartesi', at: '2026-11-23T11:00' }] })
  await screen.findByText('Bu gün için aktif randevu bildirimi yok.')
  await press('Sonraki gün')
  expect(await screen.findByRole('heading', { name: '21 Kasım 2026 Cumartesi' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Hafta' }))
  expect(await screen.findByRole('heading', { name: '16.11.2026 – 22.11.2026' })).toBeInTheDocument()
  await press('Sonraki hafta')
  await tile(/^11:00, Pazartesi, Kontrol · Dr. Ayşe Yılmaz/)
  await press('Pzt 23.11 gününü aç')
  expect(await screen.findByRole('heading', { name: '23 Kasım 2026 Pazartesi' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: '23 Kasım 2026 Pazartesi' })).toHaveFocus()
  await press('Bugün')
  expect(await screen.findByRole('heading', { name: '20 Kasım 2026 Cuma' })).toBeInTheDocument()
})

test('today, once typed, follows the date at midnight, with its field and entries', async () => {
  const { scope } = await openCalendar({ '2026-11-21': [{ patient: 'Yarınki', at: '2026-11-21T09:00' }] })
  expect(await screen.findByRole('heading', { level: 2, name: '20 Kasım 2026 Cuma' })).toBeInTheDocument()
  const field = screen.getByLabelText('Tarih')
  for (const value of ['19.11.2026', '20.11.2026']) fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
  act(() => void allSettled($today, { scope, params: '2026-11-21' }))
  expect(screen.getByRole('heading', { level: 2, name: '21 Kasım 2026 Cumartesi' })).toBeInTheDocument()
  expect(field).toHaveValue('21.11.2026')
  expect(await tile(/Yarınki/)).toBeInTheDocument()
})

test('an emptied date field keeps the day and shows it again', async () => {
  await openCalendar()
  const field = screen.getByLabelText('Tarih')
  fireEvent.change(field, { target: { value: '' } })
  expect(field).toHaveValue('')
  expect(screen.getByRole('heading', { level: 2, name: '20 Kasım 2026 Cuma' })).toBeInTheDocument()
  fireEvent.blur(field)
  expect(field).toHaveValue('20.11.2026')
})

test('hidden entries show on request and are labelled as hidden', async () => {
  const more = { is_visible: false }
  await openCalendar({
    [TODAY]: [{ patient: 'Ada' }, { patient: 'Berk', more }],
    none: [{ patient: 'Can', at: null, more }],
  })
  await tile(/Ada/)
  expect(screen.queryByRole('button', { name: /Berk/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' }))
  expect(await tile(/^10:00, Berk, Gizli, Kontrol/)).toBeInTheDocument()
  expect(await tile(/^Can\s?Gizli/)).toBeInTheDocument()
})

test('the count, the announcement and an empty list name notifications, not appointments', async () => {
  stubWindowWidth(390)
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }, { patient: 'Ata' }] })
  expect(await screen.findByText('2 bildirim', { selector: 'span' })).toBeInTheDocument()
  expect(await screen.findByText('20 Kasım 2026 Cuma, 2 bildirim')).toBeInTheDocument()
  await press('Sonraki gün')
  expect(await screen.findByText('21 Kasım 2026 Cumartesi, 0 bildirim')).toBeInTheDocument()
  expect(screen.getByText('Bildirim yok')).toBeInTheDocument()
  expect(screen.getByText('Bu gün için aktif randevu bildirimi yok.')).toBeInTheDocument()
})

test('the message is in the tile and its accessible name; without one the tile has no gap', async () => {
  const message = 'Randevu iptal edildi: hasta şehir dışında.'
  await openCalendar({
    [TODAY]: [
      { patient: 'Ada', more: { message, priority: 1 } },
      { patient: 'Berk', doctor: 'Dr. Berk Ak' },
    ],
  })
  const cancelled = await screen.findByRole('button', {
    name: `10:00, Ada, Düşük, ${message}, Kontrol, Dr. Ayşe Yılmaz`,
  })
  expect(cancelled.textContent).toBe(`10:00 Ada Düşük ${message} Kontrol`)
  expect(cancelled).toHaveAttribute('title', expect.stringContaining(message))
  expect(await tile(/Berk/)).toHaveTextContent(/^10:00 Berk Kontrol$/)
})

test.each([
  ['in the list of a narrow window', true, TODAY],
  ['beside the grid, where it has no day', false, 'none'],
])('the message is in the entry %s', async (_where, isNarrow, day) => {
  if (isNarrow) stubWindowWidth(390)
  const at = day === 'none' ? null : `${TODAY}T10:00`
  await openCalendar({ [day]: [{ patient: 'Ada', at, more: { message: 'Erken gelecek.' } }] })
  expect(await tile(/Ada.*Erken gelecek\./)).toBeInTheDocument()
})

test('a week with a failed day shows the other days and can retry the failed one', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }], '2026-11-18': 'fails' })
  await userEvent.click(screen.getByRole('radio', { name: 'Hafta' }))
  expect(await screen.findByText('Yüklenemeyen günler: 18.11.2026.')).toBeInTheDocument()
  expect(await tile(/Ada/)).toBeInTheDocument()
  respondWith({ [TODAY]: [{ patient: 'Ada' }], '2026-11-18': [{ patient: 'Çarşamba', at: '2026-11-18T09:00' }] })
  await press('Yeniden dene')
  await waitFor(() => expect(screen.queryByText(/Yüklenemeyen/)).not.toBeInTheDocument())
})

test('no number of entries is shown for a week with a failed day (F-A07)', async () => {
  const resize = stubWindowWidth(1440)
  await openCalendar({ '2026-11-18': 'fails' })
  await userEvent.click(screen.getByRole('radio', { name: 'Hafta' }))
  await screen.findByText('Yüklenemeyen günler: 18.11.2026.')
  const countOf = (name: string) => screen.getByRole('button', { name }).closest('[data-head]')?.textContent
  expect(countOf('Sal 17.11 gününü aç')).toBe('Sal 17.110 bildirim')
  expect(countOf('Çar 18.11 gününü aç')).toBe('Çar 18.11')
  expect(screen.queryByText(/aktif randevu bildirimi yok/)).not.toBeInTheDocument()
  act(() => resize(390))
  await waitFor(() => expect(screen.queryByRole('button', { name: /gününü aç/ })).not.toBeInTheDocument())
  expect(screen.queryByText(/aktif randevu bildirimi yok/)).not.toBeInTheDocument()
})

test('a failed day shows an error, not an empty day', async () => {
  await openCalendar({ [TODAY]: 'fails' })
  expect(await screen.findByText('Bildirimler yüklenirken hata oluştu')).toBeInTheDocument()
  expect(screen.queryByText(/aktif randevu bildirimi yok/)).not.toBeInTheDocument()
  respondWith({ [TODAY]: [{ patient: 'Ada' }] })
  await press('Yeniden dene')
  expect(await tile(/Ada/)).toBeInTheDocument()
})

test('without a connection the page shows "offline" and loads the day when it is back', async () => {
  onlineManager.setOnline(false)
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await tile(/Ada/)).toBeInTheDocument()
})

test('the page is available in English', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] }, '/en/calendar')
  expect(screen.getByText('Source: appointment notifications')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 2, name: 'Friday, 20 November 2026' })).toBeInTheDocument()
  expect(await screen.findByText('1 notification', { selector: 'span' })).toBeInTheDocument()
})
