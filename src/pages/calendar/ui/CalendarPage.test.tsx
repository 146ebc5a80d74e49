import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import {
  respondWith,
  openCalendar,
  press,
  server,
  TODAY,
  tile,
  withCalendarPlatform,
} from '../../../../tests/support/calendar-page'
import { PLATFORM } from '../../../../tests/support/render-screen'

withCalendarPlatform()
afterEach(() => vi.unstubAllGlobals())

/** A window of 390 px. */
function onPhone() {
  const media = (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: query.includes('< 600px') })
  vi.stubGlobal('matchMedia', media)
}

test('the page says what its data are, and which day it shows', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  expect(screen.getByRole('heading', { level: 1, name: 'Takvim' })).toBeDefined()
  expect(screen.getByText('Randevu bildirimlerinden')).toBeDefined()
  expect(await screen.findByRole('heading', { level: 2, name: '20 Kasım 2026 Cuma' })).toBeDefined()
  expect(await screen.findByText('1 bildirim', { selector: 'span' })).toBeDefined()
})

test('each doctor has a column, the signed-in one the first; who is in no list has one too', async () => {
  await openCalendar({
    [TODAY]: [
      { patient: 'Ada' },
      { patient: 'Berk', doctor: 'Dr. Cem Bilinmeyen' },
      { patient: 'Cem', doctor: null, more: { type: 'critical', priority: 3 } },
    ],
  })
  await tile(/Ada/)
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Dr. Ayşe Yılmaz', 'Dr. Berk Ak', 'Dr. Cem Bilinmeyen', 'Doktoru belirtilmemiş'])
  expect(
    within(await screen.findByRole('list', { name: 'Doktoru belirtilmemiş' })).getByRole('button').textContent,
  ).toBe('10:00 Cem Kritik · Yüksek Kontrol')
  expect(within(await screen.findByRole('list', { name: 'Dr. Berk Ak' })).queryByRole('button')).toBeNull()
})

test('where the doctor has own hours, the own column alone is closed', async () => {
  const { container } = await openCalendar()
  await screen.findByText('Bu günde görünür bir randevu bildirimi yok.')
  expect(screen.getAllByText('Kapalı')).toHaveLength(1)
  expect(container.querySelectorAll('[data-closed]')).toHaveLength(1)
})

test('an entry before the hours of work is there, and the hours begin with it', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada', at: `${TODAY}T06:40` }] })
  expect(await tile(/^06:40, Ada/)).toBeDefined()
  expect(screen.getByText('06:00')).toBeDefined()
  expect(screen.queryByText('05:00')).toBeNull()
})

test('what has no day stands in a row of its own, and not in the grid', async () => {
  await openCalendar({
    [TODAY]: [{ patient: 'Ada' }],
    none: ['B', 'C', 'D', 'E', 'F'].map((patient) => ({ patient, at: null })),
  })
  const undated = within(await screen.findByRole('region', { name: /Günü belirtilmeyenler/ }))
  expect(undated.getAllByRole('listitem')).toHaveLength(4)
  await userEvent.click(undated.getByRole('button', { name: 'Tümü (5)' }))
  const list = within(await screen.findByRole('dialog', { name: 'Günü belirtilmeyenler' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
})

test('on paper nothing is left out, printed from the menu of the browser too: what has no room in the grid is listed below it', async () => {
  const patients = Array.from({ length: 9 }, (_, n) => ({ patient: `Hasta ${n}`, doctor: 'Dr. Berk Ak' }))
  await openCalendar({
    [TODAY]: patients,
    none: ['B', 'C', 'D', 'E', 'F'].map((patient) => ({ patient, at: null })),
  })
  const undated = within(await screen.findByRole('region', { name: /Günü belirtilmeyenler/ }))
  await tile(/Hasta 0/)
  expect(screen.queryByRole('region', { name: /yer bulamayan/ })).toBeNull()
  fireEvent(window, new Event('beforeprint'))
  expect(undated.getAllByRole('listitem')).toHaveLength(5)
  const below = within(screen.getByRole('region', { name: /Çizelgede yer bulamayan bildirimler/ }))
  const tiles = screen.getAllByRole('button', { name: /^10:00, Hasta/ })
  expect(tiles.length + below.getAllByRole('listitem').length).toBe(9)
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('region', { name: /yer bulamayan/ })).toBeNull()
  expect(undated.getAllByRole('listitem')).toHaveLength(4)
})

test('the next and the previous day, today again, and a week with the day that was clicked', async () => {
  await openCalendar({ '2026-11-23': [{ patient: 'Pazartesi', at: '2026-11-23T11:00' }] })
  await screen.findByText('Bu günde görünür bir randevu bildirimi yok.')
  await press('Sonraki gün')
  expect(await screen.findByRole('heading', { name: '21 Kasım 2026 Cumartesi' })).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Hafta' }))
  expect(await screen.findByRole('heading', { name: '16.11.2026 – 22.11.2026' })).toBeDefined()
  await press('Sonraki hafta')
  await tile(/^11:00, Pazartesi, Kontrol · Dr. Ayşe Yılmaz/)
  await press('Pzt 23.11 gününü aç')
  expect(await screen.findByRole('heading', { name: '23 Kasım 2026 Pazartesi' })).toBeDefined()
  await press('Bugün')
  expect(await screen.findByRole('heading', { name: '20 Kasım 2026 Cuma' })).toBeDefined()
})

test('one doctor alone is chosen from the list', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }, { patient: 'Berk', doctor: 'Dr. Berk Ak' }] })
  await tile(/Ada/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Doktor' }), 'Dr. Berk Ak')
  expect(await tile(/Berk/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Ada/ })).toBeNull()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

test('hidden entries are shown on request, and say that they are hidden', async () => {
  const days = { [TODAY]: [{ patient: 'Ada' }, { patient: 'Berk', more: { is_visible: false } }] }
  await openCalendar(days)
  await tile(/Ada/)
  expect(screen.queryByRole('button', { name: /Berk/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' }))
  expect(await tile(/^10:00, Berk, Gizli, Kontrol/)).toBeDefined()
})

test('the count, the announcement and an empty list name notifications, not appointments', async () => {
  onPhone()
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }, { patient: 'Ata' }] })
  expect(await screen.findByText('2 bildirim', { selector: 'span' })).toBeDefined()
  expect(await screen.findByText('20 Kasım 2026 Cuma, 2 bildirim')).toBeDefined()
  await press('Sonraki gün')
  expect(await screen.findByText('21 Kasım 2026 Cumartesi, 0 bildirim')).toBeDefined()
  expect(screen.getByText('Bildirim yok')).toBeDefined()
  expect(screen.getByText('Bu günde görünür bir randevu bildirimi yok.')).toBeDefined()
})

test('the message is in the tile and in its name; without one the tile has no empty place', async () => {
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
  expect(cancelled.title).toContain(message)
  expect((await tile(/Berk/)).textContent).toBe('10:00 Berk Kontrol')
})

test.each([
  ['in the list of a narrow window', true, TODAY],
  ['beside the grid, where it has no day', false, 'none'],
])('the message is in the entry %s', async (_where, isNarrow, day) => {
  if (isNarrow) onPhone()
  const at = day === 'none' ? null : `${TODAY}T10:00`
  await openCalendar({ [day]: [{ patient: 'Ada', at, more: { message: 'Erken gelecek.' } }] })
  expect(await tile(/Ada.*Erken gelecek\./)).toBeDefined()
})

test('a week of which one day could not be had shows the others, and asks for that one again', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }], '2026-11-18': 'fails' })
  await userEvent.click(screen.getByRole('radio', { name: 'Hafta' }))
  expect(await screen.findByText('Alınamayan günler: 18.11.2026.')).toBeDefined()
  expect(await tile(/Ada/)).toBeDefined()
  respondWith({ [TODAY]: [{ patient: 'Ada' }], '2026-11-18': [{ patient: 'Çarşamba', at: '2026-11-18T09:00' }] })
  await press('Yeniden dene')
  await waitFor(() => expect(screen.queryByText(/Alınamayan/)).toBeNull())
})

test('a day that could not be had is an error, and no empty day', async () => {
  await openCalendar({ [TODAY]: 'fails' })
  expect(await screen.findByText('Bildirimler yüklenirken hata oluştu')).toBeDefined()
  expect(screen.queryByText(/görünür bir randevu bildirimi yok/)).toBeNull()
  respondWith({ [TODAY]: [{ patient: 'Ada' }] })
  await press('Yeniden dene')
  expect(await tile(/Ada/)).toBeDefined()
})

test('without a connection the page says so, and shows the day when it is back', async () => {
  onlineManager.setOnline(false)
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeDefined()
  act(() => onlineManager.setOnline(true))
  expect(await tile(/Ada/)).toBeDefined()
})

test('without the hours of the clinic the notifications are there, and a line says what is missing', async () => {
  server.use(
    http.get(`${PLATFORM}/api/v1/companies/companies/settings/company`, () => HttpResponse.json({}, { status: 500 })),
  )
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  expect(await tile(/Ada/)).toBeDefined()
  expect(await screen.findByText(/Çalışma saatleri alınamadı/)).toBeDefined()
})

test('the same in English', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] }, '/en/calendar')
  expect(screen.getByText('From appointment notifications')).toBeDefined()
  expect(await screen.findByRole('heading', { level: 2, name: 'Friday, 20 November 2026' })).toBeDefined()
  expect(await screen.findByText('1 notification', { selector: 'span' })).toBeDefined()
})
