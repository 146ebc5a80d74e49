import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { notificationListsKey } from '@/entities/notification'
import { list, openList, recordExports, THREE } from '../../../../tests/support/vitest/appointment-list'
import { LIST, many, notification, mockNotifications } from '../../../../tests/support/vitest/notifications'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { endPrinting, startPrinting } from '../../../../tests/support/vitest/print'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { showPage } from '../../../../tests/support/vitest/show-page'
import { uuid } from '../../../../tests/support/uuid'
import { listFilters } from '../model/appointment-list'
import { columnToggled } from '../model/column-preferences'
import { AppointmentListPage } from './AppointmentListPage'

const server = startServer()
const { table, names, box, button, column } = list

test('the notifications of the day are listed by time, with a note about their source', async () => {
  await openList(server)
  await table()
  expect(screen.getByText('Kaynak: randevu bildirimleri')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '21 Kasım 2026 Cumartesi 3 bildirim' })).toBeInTheDocument()
  expect(names()).toEqual(['Şule', 'Çağla', 'Adsız hasta'])
  const [, first, second, third] = screen.getAllByRole('row')
  expect(first).toHaveTextContent('09:00')
  expect(first).toHaveTextContent('Yüksek')
  expect(second).toHaveTextContent('Kritik')
  expect(third).toHaveTextContent('Saat belirtilmemiş')
})

test('in another zone times, file and print are in the clinic’s time, whose zone is named (F-R19)', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  const note = 'Saatler klinik saatidir (Europe/Istanbul, UTC+3)'
  const { scope, user } = await openList(server, [notification(1, { appointment_start: '2026-11-21T01:30:00+03:00' })])
  const rows = within(await table())
  expect(rows.getByText('01:30')).toBeInTheDocument()
  expect(screen.getAllByText(note)).toHaveLength(1)
  const files = recordExports(scope)
  await user.click(button('CSV indir'))
  expect(files[0]).toMatchObject({ rows: [{}, { 0: '21.11.2026 01:30' }] })
  startPrinting()
  const sheet = document.querySelector('[data-print-only]')
  expect(sheet).toHaveTextContent(note)
  expect(sheet?.querySelector('td')).toHaveTextContent(/^01:30$/)
  endPrinting()
})

test('of ten thousand rows only a few are in the document, and all are counted', async () => {
  await openList(server, many(10_000, { appointment_start: '2026-11-21 10:00' }))
  expect(await table()).toHaveAttribute('aria-rowcount', '10001')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

test('column headers sort and set aria-sort; the third click restores the default order', async () => {
  const { user } = await openList(server)
  await table()
  const sort = () => user.click(within(column('Hasta')).getByRole('button', { name: 'Hasta' }))
  await sort()
  expect(column('Hasta')).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Çağla', 'Şule', 'Adsız hasta'])
  await sort()
  expect(column('Hasta')).toHaveAttribute('aria-sort', 'descending')
  expect(names()).toEqual(['Şule', 'Çağla', 'Adsız hasta'])
  await sort()
  expect(column('Hasta')).toHaveAttribute('aria-sort', 'none')
})

async function openGrouped(by: string) {
  const view = await openList(server)
  await table()
  await view.user.click(button('Gruplama yok'))
  await view.user.click(screen.getByRole('menuitemradio', { name: by }))
  return view
}

test('rows are grouped by hour', async () => {
  await openGrouped('Saate göre')
  expect(names()).toEqual([
    '09:00–09:591 bildirim',
    'Şule',
    '10:00–10:591 bildirim',
    'Çağla',
    'Saat belirtilmemiş1 bildirim',
    'Adsız hasta',
  ])
})

test('rows are grouped by doctor, and a group heading selects its rows', async () => {
  const { user } = await openGrouped('Doktora göre')
  expect(names()).toEqual(['Dr. Ayşe2 bildirim', 'Çağla', 'Adsız hasta', 'Dr. Zeynep1 bildirim', 'Şule'])
  const heading = screen.getByRole('checkbox', { name: 'Grubu seç: Dr. Ayşe' })
  await user.click(box('Çağla'))
  expect(heading).not.toBeChecked()
  expect(heading).toBePartiallyChecked()
  await user.click(heading)
  expect(screen.getByRole('heading', { name: '2 bildirim seçili' })).toBeInTheDocument()
  expect(box('Şule')).not.toBeChecked()
})

test('Enter on a group heading selects its rows, a click on its title does not', async () => {
  const { user } = await openGrouped('Doktora göre')
  const title = screen.getByRole('rowheader', { name: /^Dr. Ayşe/ })
  const heading = screen.getByRole('checkbox', { name: 'Grubu seç: Dr. Ayşe' })
  await user.click(title)
  expect(heading).not.toBeChecked()
  act(() => title.closest('tr')?.focus())
  await user.keyboard('{Enter}')
  expect(heading).toBeChecked()
  await user.keyboard('{Enter}')
  expect(heading).not.toBeChecked()
})

test('columns can be hidden and shown, except the patient', async () => {
  const { user } = await openList(server)
  await table()
  await user.click(button('Sütunlar'))
  const choice = within(screen.getByRole('dialog', { name: 'Sütunlar' }))
  expect(choice.queryByRole('checkbox', { name: 'Hasta' })).not.toBeInTheDocument()
  await user.click(choice.getByRole('checkbox', { name: 'Doktor' }))
  await user.click(choice.getByRole('checkbox', { name: 'Oluşturan' }))
  expect(screen.queryByRole('columnheader', { name: 'Doktor' })).not.toBeInTheDocument()
  expect(column('Oluşturan')).toBeInTheDocument()
})

test('the CSV file has the order, columns and texts of the list, and marks hidden notifications', async () => {
  const { scope, user } = await openList(server, [
    notification(1, { ...THREE[0] }),
    notification(2, {
      ...THREE[1],
      is_visible: false,
      appointment_type: 'Kontrol',
      created_by: 'Ece',
      created_at: '2026-11-20 12:00',
    }),
  ])
  await table()
  for (const column of ['createdBy', 'createdAt'] as const)
    await act(() => allSettled(columnToggled, { scope, params: column }))
  const files = recordExports(scope)
  await user.click(screen.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' }))
  await user.click(within(column('Hasta')).getByRole('button', { name: 'Hasta' }))
  await waitFor(() => expect(names()).toHaveLength(2))
  for (const name of ['Kontrol', 'Ece', '20.11.2026 12:00'])
    expect(screen.getByRole('cell', { name })).toBeInTheDocument()
  await user.click(button('CSV indir'))
  expect(files.map(({ name, rows }) => [name, ...rows.map((row) => row.join('; '))])).toEqual([
    [
      'randevular-2026-11-21.csv',
      'Tarih ve saat; Hasta; Doktor; Randevu türü; Öncelik; Mesaj; Oluşturan; Oluşturulma zamanı; Görünürlük',
      '21.11.2026 10:00; Çağla; Dr. Ayşe; Kontrol; Kritik; Mesaj 2; Ece; 20.11.2026 12:00; Gizli',
      '21.11.2026 09:00; Şule; Dr. Zeynep; ; Yüksek; Mesaj 1; ; ; ',
    ],
  ])
})

test('hidden notifications are marked on screen and on paper, which has the filters', async () => {
  const { scope, user } = await openList(server, [notification(1), notification(2, { is_visible: false })])
  await user.click(screen.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Öncelik' }), 'Yüksek')
  await user.type(screen.getByRole('searchbox'), 'hasta')
  await act(() => allSettled(listFilters.doctorChosen, { scope, params: { uuid: uuid(9), name: 'Dr. Ayşe' } }))
  startPrinting()
  expect(await screen.findByText(/ · Dr. Ayşe · Yüksek · hasta · 2 bildirim$/)).toBeInTheDocument()
  const printed = [...document.querySelectorAll('[data-column=patient]')].map(({ textContent }) => textContent)
  expect(printed).toEqual(['Hasta 1', 'Hasta 2 (Gizli)'])
  endPrinting()
  expect(names()).toEqual(['Hasta 1', 'Hasta 2Gizli'])
})

test('the button and the browser menu print all rows, which are in the document only for printing', async () => {
  const sheet = () => document.querySelector('[data-print-only]')
  const print = vi.fn(() => {
    expect(sheet()).not.toBeInTheDocument()
    startPrinting()
    expect(sheet()?.querySelectorAll('tbody tr')).toHaveLength(300)
    expect(sheet()).toHaveTextContent('21 Kasım 2026 Cumartesi · Yalnızca aktif olanlar · 300 bildirim')
    endPrinting()
  })
  vi.stubGlobal('print', print)
  const { user } = await openList(server, many(300))
  await table()
  // The browser menu.
  print()
  await user.click(button('Yazdır'))
  await waitFor(() => expect(print).toHaveReturnedTimes(2))
  expect(print).toHaveBeenCalledTimes(2)
  expect(sheet()).not.toBeInTheDocument()
})

test('an empty list, an error and a missing connection show different messages', async () => {
  const { unmount } = await openList(server, [])
  expect(await screen.findByText('Bildirim bulunamadı')).toBeInTheDocument()
  unmount()
  server.use(http.post(LIST, () => HttpResponse.json({}, { status: 400 })))
  const view = await renderScreen(<AppointmentListPage />, { path: '/tr/randevu-listesi' })
  const failure = await screen.findByText('Bildirimler yüklenirken hata oluştu')
  expect(failure.closest('[role=alert]')).toBeInTheDocument()
  mockNotifications(server, THREE)
  await userEvent.click(button('Yeniden dene'))
  await table()
  view.unmount()
  onlineManager.setOnline(false)
  await openList(server)
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  await table()
})

test('a list whose refetch failed stays visible with a notice, also on paper', async () => {
  const { queryClient, user } = await openList(server)
  await table()
  server.use(http.post(LIST, () => HttpResponse.json({}, { status: 400 })))
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  expect(await screen.findByText(/Liste yenilenemedi/, { selector: 'p' })).toBeInTheDocument()
  expect(names()).toHaveLength(3)
  startPrinting()
  expect(document.querySelector('[data-print-only]')).toHaveTextContent(/Liste yenilenemedi.*Şule/)
  endPrinting()
  mockNotifications(server, THREE)
  await user.click(button('Yeniden dene'))
  await waitFor(() => expect(screen.queryByText(/Liste yenilenemedi/)).not.toBeInTheDocument())
})

test('returning from another page clears the selection', async () => {
  const { scope, user } = await openList(server)
  await table()
  await user.click(box('Şule'))
  const go = (pathname: string) => act(() => showPage(pathname, scope))
  await go('/tr/takvim')
  await go('/tr/randevu-listesi')
  expect(box('Şule')).not.toBeChecked()
})
