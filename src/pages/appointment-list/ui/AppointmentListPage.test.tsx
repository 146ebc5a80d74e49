import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createWatch } from 'effector'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { notificationListsKey } from '@/entities/notification'
import { locationChanged } from '@/shared/routes'
import {
  createServer,
  LIST,
  list,
  many,
  notification,
  openList,
  platformHas,
  THREE,
} from '../../../../tests/support/appointment-list'
import { renderScreen } from '../../../../tests/support/render-screen'
import { csvExportRequested, printRequested } from '../model/export-list'
import { AppointmentListPage } from './AppointmentListPage'

const server = createServer()
const { table, names, box, button, column } = list
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
  server.resetHandlers()
})
afterAll(() => server.close())

test('the notifications of the day are rows in its order, with where they come from in one quiet line', async () => {
  await openList(server)
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
  await openList(server, many(10_000, { appointment_start: '2026-11-21 10:00' }))
  expect((await table()).getAttribute('aria-rowcount')).toBe('10001')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

test('the menu of the browser prints all rows too, not only those in sight', async () => {
  await openList(server, many(200, { appointment_start: '2026-11-21 10:00' }))
  await table()
  const printed = () => document.querySelectorAll('[data-print-only] tbody tr').length
  expect(printed()).toBe(0)
  fireEvent(window, new Event('beforeprint'))
  expect(printed()).toBe(200)
  fireEvent(window, new Event('afterprint'))
  expect(printed()).toBe(0)
})

test('the columns sort and say so; the third click brings the order of the day again', async () => {
  const { user } = await openList(server)
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

async function openGrouped(by: string) {
  const view = await openList(server)
  await table()
  await view.user.click(button('Gruplama yok'))
  await view.user.click(screen.getByRole('menuitemradio', { name: by }))
  return view
}

test('rows stand under their hour', async () => {
  await openGrouped('Saate göre')
  expect(names()).toEqual([
    '09:00–09:591 bildirim',
    'Şule',
    '10:00–10:591 bildirim',
    'Çağla',
    'Saatsiz1 bildirim',
    'Adsız hasta',
  ])
})

test('rows stand under their doctor, and a heading chooses all below it', async () => {
  const { user } = await openGrouped('Doktora göre')
  expect(names()).toEqual(['Dr. Ayşe2 bildirim', 'Çağla', 'Adsız hasta', 'Dr. Zeynep1 bildirim', 'Şule'])
  const heading = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Grubu seç: Dr. Ayşe' })
  await user.click(box('Çağla'))
  expect([heading.checked, heading.indeterminate]).toEqual([false, true])
  await user.click(heading)
  expect(screen.getByRole('heading', { name: '2 bildirim seçili' })).toBeDefined()
  expect(box('Şule').checked).toBe(false)
})

test('a column goes and comes back; whom a row is about is always there', async () => {
  const { user } = await openList(server)
  await table()
  await user.click(button('Sütunlar'))
  const choice = within(screen.getByRole('dialog', { name: 'Sütunlar' }))
  expect(choice.queryByRole('checkbox', { name: 'Hasta' })).toBeNull()
  await user.click(choice.getByRole('checkbox', { name: 'Doktor' }))
  await user.click(choice.getByRole('checkbox', { name: 'Oluşturan' }))
  expect(screen.queryByRole('columnheader', { name: 'Doktor' })).toBeNull()
  expect(column('Oluşturan')).toBeDefined()
})

test('what is shown becomes a file, in its order, columns and words; hidden ones say so', async () => {
  const { scope, user } = await openList(server, [
    notification(1, { ...THREE[0] }),
    notification(2, { ...THREE[1], is_visible: false }),
  ])
  await table()
  const saved = vi.fn()
  createWatch({ unit: csvExportRequested, scope, fn: saved })
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
  const { scope } = await openList(server, many(300))
  await table()
  act(() => void allSettled(printRequested, { scope }))
  const sheet = document.querySelector('[data-print-only]')
  expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(300)
  expect(sheet?.textContent).toContain('21 Kasım 2026 Cumartesi · Yalnızca aktif olanlar · 300 bildirim')
  await waitFor(() => expect(document.querySelector('[data-print-only]')).toBeNull())
  expect(print).toHaveBeenCalledOnce()
})

test('nothing found, a failure and no connection are told apart', async () => {
  const { unmount } = await openList(server, [])
  expect(await screen.findByText('Bildirim bulunamadı')).toBeDefined()
  unmount()
  server.use(http.post(LIST, () => HttpResponse.json({}, { status: 400 })))
  const view = await renderScreen(<AppointmentListPage />, { path: '/tr/randevu-listesi' })
  const failure = await screen.findByText('Bildirimler yüklenirken hata oluştu')
  expect(failure.closest('[role=alert]')).not.toBeNull()
  platformHas(server, THREE)
  await userEvent.click(button('Yeniden dene'))
  await table()
  view.unmount()
  onlineManager.setOnline(false)
  await openList(server)
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeDefined()
  act(() => onlineManager.setOnline(true))
  await table()
})

test('a list that could not be asked for again stays, and says so', async () => {
  const { queryClient, user } = await openList(server)
  await table()
  server.use(http.post(LIST, () => HttpResponse.json({}, { status: 400 })))
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  expect(await screen.findByText(/Liste güncellenemedi/)).toBeDefined()
  expect(names()).toHaveLength(3)
  platformHas(server, THREE)
  await user.click(button('Yeniden dene'))
  await waitFor(() => expect(screen.queryByText(/Liste güncellenemedi/)).toBeNull())
})

test('who comes back from another screen begins anew', async () => {
  const { scope, user } = await openList(server)
  await table()
  await user.click(box('Şule'))
  const go = (pathname: string) =>
    act(() => allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } }))
  await go('/tr/takvim')
  await go('/tr/randevu-listesi')
  expect(box('Şule').checked).toBe(false)
})
