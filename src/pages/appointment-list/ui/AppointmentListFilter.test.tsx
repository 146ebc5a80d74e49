import { onlineManager } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { list, openList, recordExports } from '../../../../tests/support/vitest/appointment-list'
import { LIST, many } from '../../../../tests/support/vitest/notifications'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { endPrinting, startPrinting } from '../../../../tests/support/vitest/print'

const server = startServer()
const { table, button, column } = list

test('a list of all days has a column of dates and times, in the table, the file and the print', async () => {
  const { scope, user } = await openList(server)
  await user.clear(screen.getByRole('textbox', { name: 'Tarih' }))
  expect(await screen.findByRole('columnheader', { name: 'Tarih ve saat' })).toBeInTheDocument()
  const files = recordExports(scope)
  await user.click(button('CSV indir'))
  expect(files[0]).toMatchObject({ rows: [{ 0: 'Tarih ve saat' }, {}, {}, {}] })
  startPrinting()
  expect(document.querySelector('[data-print-only] th')).toHaveTextContent(/^Tarih ve saat$/)
  endPrinting()
})

test('in a list of all days, a notification without a date says that the date is missing, not the time', async () => {
  const { scope, user } = await openList(server)
  await user.clear(screen.getByRole('textbox', { name: 'Tarih' }))
  expect(await screen.findByRole('columnheader', { name: 'Tarih ve saat' })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: 'Tarih belirtilmemiş' })).toBeInTheDocument()
  const files = recordExports(scope)
  await user.click(button('CSV indir'))
  expect(files[0]).toMatchObject({ rows: [{}, {}, {}, { 0: '', 1: 'Adsız hasta' }] })
  await user.click(button('Gruplama yok'))
  await user.click(screen.getByRole('menuitemradio', { name: 'Saate göre' }))
  expect(list.names()).toContain('Tarihi belirtilmeyenler1 bildirim')
})

test('while another day loads, the rows keep their heading and times, and cannot be exported', async () => {
  const { user } = await openList(server)
  await table()
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.use(http.post(LIST, () => promise))
  await user.clear(screen.getByRole('textbox', { name: 'Tarih' }))
  expect(screen.getByRole('heading', { name: '21 Kasım 2026 Cumartesi 3 bildirim' })).toBeInTheDocument()
  expect(column('Saat')).toBeInTheDocument()
  for (const name of ['CSV indir', 'Yazdır']) expect(button(name)).toHaveAccessibleDescription('Liste yükleniyor.')
  resolve(HttpResponse.json({ notifications: many(1) }))
  expect(await screen.findByRole('heading', { name: 'Tüm günler 1 bildirim' })).toBeInTheDocument()
  expect(column('Tarih ve saat')).toBeInTheDocument()
  expect(button('CSV indir')).not.toHaveAccessibleDescription('Liste yükleniyor.')
})

test('without a connection another filter shows no rows of the previous one', async () => {
  const { user } = await openList(server)
  await table()
  onlineManager.setOnline(false)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Öncelik' }), 'Yüksek')
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  await table()
})

test('an empty list offers to clear the filters, if there are any', async () => {
  const { user } = await openList(server, [])
  const priority = screen.getByRole('combobox', { name: 'Öncelik' })
  const clearButton = async () =>
    within(await screen.findByRole('region', { name: '0 bildirim' })).queryByRole('button', {
      name: 'Filtreleri temizle',
    })
  expect(await clearButton()).not.toBeInTheDocument()
  await user.selectOptions(priority, 'Yüksek')
  await user.click((await clearButton()) as HTMLElement)
  expect(priority).toHaveDisplayValue('Tümü')
  expect(await clearButton()).not.toBeInTheDocument()
})
