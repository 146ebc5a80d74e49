import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { notificationListsKey } from '@/entities/notification'
import { configureTimeZone, DEFAULT_TIME_ZONE } from '@/shared/lib/date-time'
import { $minute } from '@/shared/lifecycle'
import {
  respondWith,
  notification,
  openCalendar,
  press,
  server,
  TODAY,
  tile,
} from '../../../../tests/support/vitest/calendar-page'
import { LIST } from '../../../../tests/support/vitest/notifications'
import { endPrinting, startPrinting } from '../../../../tests/support/vitest/print'

test('an entry opens the dialog of its notification', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada', more: { message: 'Erken gelecek.' } }] })
  await userEvent.click(await tile(/Ada/))
  const card = within(await screen.findByRole('dialog', { name: 'Randevu bildirimi' }))
  expect(card.getByText('Erken gelecek.')).toBeInTheDocument()
  expect(card.getByRole('button', { name: 'Kaldır: Ada' })).toBeInTheDocument()
})

test('the keyboard moves through the grid, opens an entry and changes the day', async () => {
  await openCalendar({
    [TODAY]: [
      { patient: 'Ada' },
      { patient: 'Ata', at: `${TODAY}T12:00` },
      { patient: 'Berk', doctor: 'Dr. Berk Ak', at: `${TODAY}T12:00` },
    ],
  })
  const ada = await tile(/Ada/)
  const tabStops = () => screen.getAllByRole('button', { name: /Ada|Ata|Berk/ }).map(({ tabIndex }) => tabIndex)
  expect(tabStops()).toEqual([0, -1, -1])
  act(() => ada.focus())
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  // True: not prevented, because Alt+Left is Back.
  expect(fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(document.activeElement).toHaveAccessibleName(/Berk/)
  expect(tabStops()).toEqual([-1, -1, 0])
  await userEvent.keyboard('{ArrowLeft}{Home}{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Randevu bildirimi' })
  expect(within(dialog).getByRole('heading', { name: 'Ada' })).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kapat' }))
  await waitFor(() => expect(ada).toHaveFocus())
  await userEvent.keyboard('{PageDown}')
  expect(await screen.findByRole('heading', { name: '21 Kasım 2026 Cumartesi' })).toBeInTheDocument()
  await userEvent.keyboard('{PageUp}')
  expect(await screen.findByRole('heading', { name: '20 Kasım 2026 Cuma' })).toBeInTheDocument()
})

test('a Page key on the heading of a day keeps the focus in the calendar', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }], '2026-11-27': [{ patient: 'Ata', at: '2026-11-27T10:00' }] })
  await userEvent.click(screen.getByRole('radio', { name: 'Hafta' }))
  const heading = await screen.findByRole('button', { name: 'Cum 20.11 gününü aç' })
  act(() => heading.focus())
  await userEvent.keyboard('{PageDown}')
  await tile(/Ata/)
  expect(screen.getByRole('group', { name: '23.11.2026 – 29.11.2026' })).toHaveFocus()
})

test('when the next day fails to load, the focus stays on the page, and a retry keeps it there', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }], '2026-11-21': 'fails' })
  const ada = await tile(/Ada/)
  act(() => ada.focus())
  await userEvent.keyboard('{PageDown}')
  const retry = await screen.findByRole('button', { name: 'Yeniden dene' })
  expect(screen.getByRole('main')).toHaveFocus()
  respondWith({ [TODAY]: [{ patient: 'Ada' }], '2026-11-21': [{ patient: 'Ata', at: '2026-11-21T10:00' }] })
  act(() => retry.focus())
  await userEvent.keyboard('{Enter}')
  expect(await tile(/Ata/)).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('an entry that moves to another doctor keeps the focus; when it is removed, the nearest one gets it', async () => {
  const { queryClient } = await openCalendar({
    [TODAY]: [{ patient: 'Ada' }, { patient: 'Ata', at: `${TODAY}T12:00` }],
  })
  const ada = await tile(/Ada/)
  act(() => ada.focus())
  respondWith({ [TODAY]: [{ patient: 'Ada', doctor: 'Dr. Berk Ak', at: `${TODAY}T16:00` }, { patient: 'Ata' }] })
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  const moved = await tile(/^16:00, Ada/)
  await waitFor(() => expect(moved).toHaveFocus())
  server.use(http.post(LIST, () => HttpResponse.json({ notifications: [notification({ patient: 'Ata' }, 1)] })))
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Ata/))
})

test('when an entry is removed in its dialog, the nearest one gets the focus', async () => {
  server.use(http.post(`${LIST}/delete`, () => HttpResponse.json({ status: true, message: '' })))
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }, { patient: 'Ata', at: `${TODAY}T12:00` }] })
  const [ada, ata] = [await tile(/Ada/), await tile(/Ata/)]
  act(() => ada.focus())
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Kaldır: Ada' }))
  await press('Kaldır')
  await waitFor(() => expect(ata).toHaveFocus())
})

test('an entry that lost the focus to the page does not get it back when it is removed', async () => {
  const { queryClient } = await openCalendar({
    [TODAY]: [{ patient: 'Ada' }, { patient: 'Ata', at: `${TODAY}T12:00` }],
  })
  const ada = await tile(/Ada/)
  act(() => ada.focus())
  act(() => ada.blur())
  respondWith({ [TODAY]: [{ patient: 'Ata', at: `${TODAY}T12:00` }] })
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ada/ })).not.toBeInTheDocument())
  expect(document.body).toHaveFocus()
})

test('the printed number of overflowing entries is formatted in the language of the page', async () => {
  await openCalendar({ [TODAY]: Array.from({ length: 1010 }, (_, n) => ({ patient: `Hasta ${n}` })) })
  await tile(/Hasta 0/)
  startPrinting()
  expect(screen.getByText(/^Takvime sığmayan/)).toHaveTextContent(/ 1\.0\d\d$/)
  endPrinting()
})

test('overflowing entries are counted, and their list has all of their doctor and time', async () => {
  const twelve = (patient: string, more: object = {}) =>
    Array.from({ length: 12 }, (_, n) => ({ patient: `${patient} ${n + 1}`, ...more }))
  await openCalendar({
    [TODAY]: [
      ...twelve('Hasta'),
      ...twelve('Ada', { doctor: 'Dr. Berk Ak' }),
      ...twelve('Ata', { at: `${TODAY}T09:00` }),
      ...twelve('Ece', { at: `${TODAY}T11:00` }),
    ],
  })
  const more = await tile(/^10:00: \d+ bildirim daha, Dr. Ayşe Yılmaz$/)
  expect(screen.getAllByRole('button', { name: /Hasta/ }).length + Number(more.textContent?.slice(1))).toBe(12)
  await userEvent.click(more)
  const list = within(await screen.findByRole('dialog', { name: 'Saat 10:00' }))
  expect(list.getByText('12 bildirim')).toBeInTheDocument()
  await userEvent.click(list.getByRole('button', { name: /Hasta 1(?!\d)/ }))
  expect(await screen.findByRole('dialog', { name: 'Randevu bildirimi' })).toBeInTheDocument()
})

test('the branch of a doctor, which a narrow column cuts off, has a tooltip', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  const text = '1 bildirim · Kardiyoloji'
  expect(await screen.findByText(text)).toHaveAttribute('title', text)
})

test('the current time is shown on the current day only', async () => {
  const { scope } = await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  await tile(/Ada/)
  await act(() => allSettled($minute, { scope, params: new Date(`${TODAY}T11:20:00+03:00`).getTime() }))
  expect(screen.getByText('11:20')).toBeInTheDocument()
  await press('Sonraki gün')
  await waitFor(() => expect(screen.queryByText('11:20')).not.toBeInTheDocument())
})

test('in a clinic in Berlin the repeated hour has two rows, and the missing one has none', async () => {
  configureTimeZone('Europe/Berlin')
  onTestFinished(() => configureTimeZone(DEFAULT_TIME_ZONE))
  await openCalendar(
    {
      '2026-10-25': [
        { patient: 'Ada', at: '2026-10-25T02:30:00+02:00' },
        { patient: 'Ata', at: '2026-10-25T02:30:00+01:00' },
      ],
      // In Istanbul it is already Sunday.
      '2026-10-24': [{ patient: 'Ece', at: '2026-10-25T00:10:00+03:00' }],
      '2026-03-29': [{ patient: 'Ela', at: '2026-03-29T03:00:00+02:00' }],
    },
    '/tr/takvim',
    '2026-10-25',
  )
  const topOf = async (name: RegExp) =>
    parseFloat((await tile(name)).closest('li')?.style.getPropertyValue('--interval-top') ?? '')
  expect(await topOf(/^02:30, Ata/)).toBeGreaterThan(await topOf(/^02:30, Ada/))
  expect(screen.getAllByText(/^02:00/)).toHaveLength(2)
  expect(screen.getByText('tekrarlanan saat')).toBeInTheDocument()
  await press('Önceki gün')
  expect(await tile(/^23:10, Ece/)).toBeInTheDocument()
  await userEvent.clear(screen.getByRole('textbox', { name: 'Tarih' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Tarih' }), '29.03.2026{Enter}')
  expect(await tile(/^03:00, Ela/)).toBeInTheDocument()
  expect(screen.queryByText('02:00')).not.toBeInTheDocument()
})

test('a loading day shows its hours without a count or an empty message', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await openCalendar()
  await screen.findByText('Bu gün için aktif randevu bildirimi yok.')
  server.use(
    http.post(LIST, async ({ request }) => {
      const { date } = (await request.json()) as { date: string | null }
      if (date !== '2026-11-25') return HttpResponse.json({ notifications: [] })
      await released
      return HttpResponse.json({ notifications: [notification({ patient: 'Ada', at: '2026-11-25T10:00' }, 0)] })
    }),
  )
  fireEvent.change(screen.getByLabelText('Tarih'), { target: { value: '2026-11-25' } })
  const grid = await screen.findByRole('group', { name: '25 Kasım 2026 Çarşamba', busy: true })
  expect(within(grid).getByText('10:00')).toBeInTheDocument()
  expect(within(grid).queryByText(/^\d+ bildirim/)).not.toBeInTheDocument()
  expect(screen.queryByText(/bildirimi yok/)).not.toBeInTheDocument()
  release()
  expect(await tile(/^10:00, Ada/)).toBeInTheDocument()
})
