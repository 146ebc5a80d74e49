import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { installFakeTime } from '../support/vitest/fake-time'
import { mockNotifications } from '../support/vitest/notifications'
import { note, startRemindersPlatform } from '../support/vitest/reminders-platform'
import { bell, moveClock, openReminderList, openReminderViews, pushReminder } from '../support/vitest/reminders-screen'
import { toastTexts } from '../support/vitest/toast-region'
import { PLATFORM } from '../support/vitest/render-screen'
import { uuid } from '../support/uuid'

const { server, respondWith } = startRemindersPlatform()

installFakeTime()
beforeEach(() => {
  vi.setSystemTime('2026-11-21T10:00:00+03:00')
  respondWith([])
  // The portal checks its version when the time advances.
  server.use(http.get(`${PLATFORM}/version.json`, () => HttpResponse.json({}, { status: 404 })))
})

const toastOf = (text: string) => `Bilgi: ${text}Göster`

test('a pushed reminder reloads the list; its toast closes the notifications drawer and opens the list at it', async () => {
  mockNotifications(server, [])
  const { scope } = await openReminderViews()
  await userEvent.click(screen.getByRole('button', { name: 'Randevu Bildirimleri' }))
  expect(screen.getByRole('dialog', { name: 'Randevu Bildirimleri' })).toBeInTheDocument()
  respondWith([note(1), note(2)])
  await pushReminder(scope, note(2))
  await pushReminder(scope, note(2))
  expect(toastTexts()).toEqual([toastOf('Elif tarafından yeni hatırlatma eklendi!')])
  await waitFor(() => expect(bell()).toHaveAccessibleName('Hatırlatmalar, 2 okunmamış'))
  await userEvent.click(screen.getByRole('button', { name: 'Göster' }))
  expect(screen.queryByRole('dialog', { name: 'Randevu Bildirimleri' })).not.toBeInTheDocument()
  const list = within(screen.getByRole('dialog', { name: 'Hatırlatmalar' }))
  const rowOf = (text: string) => list.getByText(text).closest('li')
  await waitFor(() => expect(rowOf('Not 2')).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await userEvent.click(bell())
  await waitFor(() => expect(rowOf('Not 1')).toHaveFocus())
})

test('a snoozed reminder comes back at its time with a toast', async () => {
  respondWith([note(1, { patient_info: { uuid: uuid(101), name: 'Ada', locked: false } }), note(2)])
  const { unmount } = await openReminderViews()
  const { row, rows, getByText } = await openReminderList()
  const snooze = within(await row('Ada')).getByRole('button', { name: 'Ada, Görev: sonra hatırlat' })
  act(() => snooze.focus())
  await userEvent.keyboard('{Enter}')
  const items = screen.getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Bir saat sonra21.11.2026 11:00',
    'Bu akşam21.11.2026 18:00',
    'Yarın sabah22.11.2026 09:00',
    'Pazartesi sabahı23.11.2026 09:00',
  ])
  expect(items[0]).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(await row('Hasta 2')).toHaveFocus()
  expect(getByText('Ertelendi (21.11.2026 11:00): Ada')).toBeInTheDocument()
  expect(bell()).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
  unmount()
  const { scope } = await openReminderViews()
  const reloaded = await openReminderList()
  expect(await reloaded.findByText('1 ertelenmiş hatırlatma')).toBeInTheDocument()
  expect(reloaded.rows()).toHaveLength(1)
  await moveClock(scope, '2026-11-21T10:59:00+03:00')
  expect(toastTexts()).toEqual([])
  await moveClock(scope, '2026-11-21T11:00:00+03:00')
  await waitFor(() => expect(toastTexts()).toEqual([toastOf('Hatırlatma zamanı geldi: Görev, 11:00')]))
  expect(bell()).toHaveAccessibleName('Hatırlatmalar, 2 okunmamış')
  expect(await reloaded.row('Ada')).toBeInTheDocument()
})
