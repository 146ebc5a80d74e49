import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createWatch } from 'effector'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bulkEnded, notificationListsKey } from '@/entities/notification'
import { locationChanged } from '@/shared/routes'
import { PLATFORM, renderScreen } from '../../../../tests/support/render-screen'
import { fileRequested, printRequested } from '../model/take-away'
import { AppointmentListPage } from './AppointmentListPage'

const LIST = `${PLATFORM}/api/v2/appointments/notifications`
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const notification = (n: number, more: object = {}) => ({
  uuid: uuid(n),
  patient_name: `Hasta ${n}`,
  doctor_name: 'Dr. Ayşe',
  appointment_start: `2026-11-21 ${String(8 + n).padStart(2, '0')}:00`,
  message: `Mesaj ${n}`,
  ...more,
})
const THREE = [
  notification(1, { patient_name: 'Şule', doctor_name: 'Dr. Zeynep', priority: 3 }),
  notification(2, { patient_name: 'Çağla', type: 'critical' }),
  notification(3, { patient_name: null, appointment_start: null }),
]

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => server.use(http.post(`${PLATFORM}/api/v1/doctor/list/post`, () => HttpResponse.json({ lists: [] }))))
afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
  server.resetHandlers()
})
afterAll(() => server.close())

/** The platform, with what it has been asked to change. */
function platformHas(notifications: { uuid: string }[], { refuses = [] as string[] } = {}) {
  const asked: string[] = []
  let list: ({ uuid: string } & { is_visible?: boolean })[] = notifications
  const changed = async (what: string, request: Request) => {
    const body = (await request.json()) as { notification_uuid: string; is_visible?: boolean }
    const { notification_uuid: uuid, is_visible } = body
    asked.push(`${what} ${Number(uuid.slice(-4))}`)
    if (refuses.includes(uuid)) return HttpResponse.json({}, { status: 400 })
    list =
      what === 'remove'
        ? list.filter((one) => one.uuid !== uuid)
        : list.map((one) => (one.uuid === uuid ? { ...one, is_visible: is_visible === true } : one))
    return HttpResponse.json({ status: true, message: '' })
  }
  server.use(
    http.post(LIST, () => HttpResponse.json({ notifications: list })),
    http.post(`${LIST}/delete`, ({ request }) => changed('remove', request)),
    http.post(`${LIST}/visibility`, ({ request }) => changed('visibility', request)),
  )
  return asked
}

async function openPage(notifications: { uuid: string }[] = THREE, options?: { refuses: string[] }) {
  const asked = platformHas(notifications, options)
  const view = await renderScreen(<AppointmentListPage />, { path: '/tr/randevu-listesi' })
  const ended = vi.fn()
  createWatch({ unit: bulkEnded, scope: view.scope, fn: ended })
  return { ...view, asked, ended, user: userEvent.setup() }
}

const table = () => screen.findByRole('table', { name: 'Randevu bildirimleri' })
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Seç: ${name}` })
const allBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Listedekilerin tümünü seç' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const column = (name: string) => screen.getByRole('columnheader', { name })

test('the notifications of the day are rows in its order, with where they come from in one quiet line', async () => {
  await openPage()
  await table()
  expect(screen.getByText('Randevu bildirimlerinden')).toBeDefined()
  expect(screen.getByRole('heading', { name: '21 Kasım 2026 Cumartesi 3 bildirim' })).toBeDefined()
  expect(names()).toEqual(['Şule', 'Çağla', 'Adsız hasta'])
  const [, first, second, third] = screen.getAllByRole('row')
  expect(first?.textContent).toContain('09:00')
  expect(first?.textContent).toContain('Yüksek')
  expect(second?.textContent).toContain('Kritik')
  expect(third?.textContent).toContain('Saatsiz')
})

test('of ten thousand only a few are in the page, and all are counted', async () => {
  await openPage(
    Array.from({ length: 10_000 }, (_, n) => notification(n + 1, { appointment_start: '2026-11-21 10:00' })),
  )
  expect((await table()).getAttribute('aria-rowcount')).toBe('10001')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

test('the columns sort and say so; the third click brings the order of the day again', async () => {
  const { user } = await openPage()
  await table()
  const sort = () => user.click(within(column('Hasta')).getByRole('button'))
  await sort()
  expect(column('Hasta').getAttribute('aria-sort')).toBe('ascending')
  expect(names()).toEqual(['Çağla', 'Şule', 'Adsız hasta'])
  await sort()
  expect(column('Hasta').getAttribute('aria-sort')).toBe('descending')
  expect(names()).toEqual(['Şule', 'Çağla', 'Adsız hasta'])
  await sort()
  expect(column('Hasta').getAttribute('aria-sort')).toBe('none')
})

test('rows stand under their hour or their doctor, and a heading chooses all below it', async () => {
  const { user } = await openPage()
  await table()
  const group = async (from: string, to: string) => {
    await user.click(button(from))
    await user.click(screen.getByRole('menuitemradio', { name: to }))
  }
  await group('Gruplama yok', 'Saate göre')
  expect(names()).toEqual([
    '09:00–09:591 bildirim',
    'Şule',
    '10:00–10:591 bildirim',
    'Çağla',
    'Saatsiz1 bildirim',
    'Adsız hasta',
  ])
  await group('Saate göre', 'Doktora göre')
  expect(names()).toEqual(['Dr. Ayşe2 bildirim', 'Çağla', 'Adsız hasta', 'Dr. Zeynep1 bildirim', 'Şule'])
  const heading = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Grubu seç: Dr. Ayşe' })
  await user.click(box('Çağla'))
  expect([heading.checked, heading.indeterminate]).toEqual([false, true])
  await user.click(heading)
  expect(screen.getByRole('heading', { name: '2 bildirim seçili' })).toBeDefined()
  expect(box('Şule').checked).toBe(false)
})

test('a column goes and comes back; whom a row is about is always there', async () => {
  const { user } = await openPage()
  await table()
  await user.click(button('Sütunlar'))
  const choice = within(screen.getByRole('dialog', { name: 'Sütunlar' }))
  expect(choice.queryByRole('checkbox', { name: 'Hasta' })).toBeNull()
  await user.click(choice.getByRole('checkbox', { name: 'Doktor' }))
  await user.click(choice.getByRole('checkbox', { name: 'Oluşturan' }))
  expect(screen.queryByRole('columnheader', { name: 'Doktor' })).toBeNull()
  expect(column('Oluşturan')).toBeDefined()
})

test('rows are chosen by click, by range and all at once, and what can be done with them is there', async () => {
  const { user } = await openPage(Array.from({ length: 6 }, (_, n) => notification(n + 1)))
  await table()
  await user.click(box('Hasta 2'))
  await user.keyboard('{Shift>}')
  await user.click(box('Hasta 5'))
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('heading', { name: '4 bildirim seçili' })).toBeDefined()
  expect(allBox().indeterminate).toBe(true)
  await user.click(allBox())
  expect(screen.getByRole('heading', { name: '6 bildirim seçili' })).toBeDefined()
  await user.click(button('Seçimi bırak'))
  expect(box('Hasta 2').checked).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '6 bildirim' }))
})

test('the keyboard chooses rows, opens one, and comes back to it', async () => {
  const { user } = await openPage(Array.from({ length: 6 }, (_, n) => notification(n + 1)))
  await table()
  act(() => screen.getAllByRole('row')[1]?.focus())
  await user.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(['Hasta 1', 'Hasta 2', 'Hasta 3', 'Hasta 4', 'Hasta 5'].map((name) => box(name).checked)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  await user.keyboard('{Escape}{Enter}')
  expect(screen.queryByRole('heading', { name: /seçili/ })).toBeNull()
  const dialog = within(screen.getByRole('dialog', { name: 'Randevu bildirimi' }))
  expect(dialog.getByRole('heading', { name: 'Hasta 4' })).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Kapat' }))
  expect(document.activeElement).toBe(screen.getAllByRole('row')[4])
})

test('several are hidden together, and leave the list of the active ones', async () => {
  const { asked, ended, user } = await openPage()
  await table()
  await user.click(allBox())
  await user.click(button('Gizle'))
  expect(await screen.findByText('Bildirim bulunamadı')).toBeDefined()
  await waitFor(() => expect(ended).toHaveBeenCalledOnce())
  expect(asked.toSorted()).toEqual(['visibility 1', 'visibility 2', 'visibility 3'])
})

test('several are removed after a question; what the platform refuses is back, and still chosen', async () => {
  const { asked, ended, user } = await openPage(THREE, { refuses: [uuid(2)] })
  await table()
  await user.click(allBox())
  await user.click(button('Kaldır'))
  const question = () => within(screen.getByRole('dialog', { name: '3 bildirim kaldırılsın mı?' }))
  await user.click(question().getByRole('button', { name: 'Vazgeç' }))
  expect(asked).toEqual([])
  expect(names()).toHaveLength(3)
  await user.click(button('Kaldır'))
  await user.click(question().getByRole('button', { name: 'Kaldır' }))
  await waitFor(() => expect(ended).toHaveBeenCalledOnce())
  expect(names()).toEqual(['Çağla'])
  expect(box('Çağla').checked).toBe(true)
  expect(asked.toSorted()).toEqual(['remove 1', 'remove 2', 'remove 3'])
})

test('a row that somebody else removes leaves the choice; the others stay chosen', async () => {
  const { queryClient, user } = await openPage()
  await table()
  await user.click(allBox())
  platformHas(THREE.slice(1))
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  expect(await screen.findByRole('heading', { name: '2 bildirim seçili' })).toBeDefined()
  expect(names()).toEqual(['Çağla', 'Adsız hasta'])
})

test('the focused row stays focused while live events bring others', async () => {
  const { queryClient } = await openPage()
  await table()
  act(() => screen.getAllByRole('row')[2]?.focus())
  const focused = document.activeElement
  platformHas([notification(9, { appointment_start: '2026-11-21 07:00' }), ...THREE])
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  await waitFor(() => expect(names()).toEqual(['Hasta 9', 'Şule', 'Çağla', 'Adsız hasta']))
  expect(document.activeElement).toBe(focused)
})

test('what is shown becomes a file, in its order, columns and words; hidden ones say so', async () => {
  const { scope, user } = await openPage([
    notification(1, { ...THREE[0] }),
    notification(2, { ...THREE[1], is_visible: false }),
  ])
  await table()
  const saved = vi.fn()
  createWatch({ unit: fileRequested, scope, fn: saved })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(screen.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' }))
  await user.click(within(column('Hasta')).getByRole('button'))
  await waitFor(() => expect(names()).toHaveLength(2))
  await user.click(button('CSV indir'))
  expect(saved).toHaveBeenCalledExactlyOnceWith({
    name: 'randevular-2026-11-21.csv',
    rows: [
      ['Saat', 'Hasta', 'Doktor', 'Randevu türü', 'Öncelik', 'Mesaj', 'Görünürlük'],
      ['21.11.2026 10:00', 'Çağla', 'Dr. Ayşe', '', 'Kritik', 'Mesaj 2', 'Gizli'],
      ['21.11.2026 09:00', 'Şule', 'Dr. Zeynep', '', 'Yüksek', 'Mesaj 1', ''],
    ],
  })
})

test('on paper are all rows, and only as long as printing takes', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { scope } = await openPage(Array.from({ length: 300 }, (_, n) => notification(n + 1)))
  await table()
  await act(() => void allSettled(printRequested, { scope }))
  const sheet = document.querySelector('[data-printed-alone]')
  expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(300)
  expect(sheet?.textContent).toContain('21 Kasım 2026 Cumartesi · Yalnızca aktif olanlar · 300 bildirim')
  await waitFor(() => expect(document.querySelector('[data-printed-alone]')).toBeNull())
  expect(print).toHaveBeenCalledOnce()
})

test('nothing found, a failure and no connection are told apart', async () => {
  const { unmount } = await openPage([])
  expect(await screen.findByText('Bildirim bulunamadı')).toBeDefined()
  unmount()
  server.use(http.post(LIST, () => HttpResponse.json({}, { status: 400 })))
  const view = await renderScreen(<AppointmentListPage />, { path: '/tr/randevu-listesi' })
  const failure = await screen.findByText('Bildirimler yüklenirken hata oluştu')
  expect(failure.closest('[role=alert]')).not.toBeNull()
  platformHas(THREE)
  await userEvent.click(button('Yeniden dene'))
  await table()
  view.unmount()
  onlineManager.setOnline(false)
  await openPage()
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeDefined()
  act(() => onlineManager.setOnline(true))
  await table()
})

test('a list that could not be asked for again stays, and says so', async () => {
  const { queryClient, user } = await openPage()
  await table()
  server.use(http.post(LIST, () => HttpResponse.json({}, { status: 400 })))
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  expect(await screen.findByText(/Liste güncellenemedi/)).toBeDefined()
  expect(names()).toHaveLength(3)
  platformHas(THREE)
  await user.click(button('Yeniden dene'))
  await waitFor(() => expect(screen.queryByText(/Liste güncellenemedi/)).toBeNull())
})

test('who comes back from another screen begins anew', async () => {
  const { scope, user } = await openPage()
  await table()
  await user.click(box('Şule'))
  const go = (pathname: string) =>
    act(() => allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } }))
  await go('/tr/takvim')
  await go('/tr/randevu-listesi')
  expect(box('Şule').checked).toBe(false)
})
