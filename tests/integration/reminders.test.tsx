import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { remindersRequested } from '@/features/review-reminders'
import { installFakeTime } from '../support/vitest/fake-time'
import { note, startRemindersPlatform } from '../support/vitest/reminders-platform'
import { moveClock, openReminderList, openReminderViews } from '../support/vitest/reminders-screen'
import { uuid } from '../support/uuid'

const FAMILY = '👨‍👩‍👧‍👦'

const { respondWith } = startRemindersPlatform()

installFakeTime()
beforeEach(() => void vi.setSystemTime('2026-11-21T10:00:00+03:00'))

/** A reminder of a patient of this name, or without a patient. */
const reminderOf = (n: number, name: string | null, more: object = {}) =>
  note(n, { patient_info: name && { uuid: uuid(100 + n), name, locked: false }, createdBy: null, ...more })

const buttonOf = (row: HTMLElement, name: string | RegExp) => within(row).getByRole('button', { name })

test('the list has its groups, and the labels of known and unknown types (F-E08, F-E14)', async () => {
  respondWith([
    reminderOf(1, 'Dün', { type: 'call_center', remind_at: '2026-11-20T09:00:00+03:00' }),
    reminderOf(2, 'Bugün', { type: 'critical', remind_at: '2026-11-21T16:00:00+03:00' }),
    reminderOf(3, 'Yarın', { type: 'astrology', remind_at: '2026-11-22T09:00:00+03:00' }),
    reminderOf(4, 'Zamansız', { type: null, note: '<b>Önemli</b> <img src=x onerror=alert(1)>' }),
    reminderOf(5, 'Evvelsi gün', { read: true, remind_at: '2026-11-19T09:00:00+03:00' }),
    reminderOf(6, 'Öğleden sonra', { read: true, remind_at: '2026-11-21T15:00:00+03:00' }),
  ])
  const { scope } = await openReminderViews()
  const { row, groups, getByText } = await openReminderList()
  expect(await row('Dün')).toHaveTextContent('Çağrı Merkezi20.11.2026 09:00')
  expect(groups()).toEqual(['Gecikmiş1', 'Bugün2', 'Daha sonra2', 'Geçmiş1'])
  expect(await row('16:00')).toHaveTextContent('Kritik21.11.2026 16:00')
  expect(await row('Yarın')).toHaveTextContent('astrology')
  expect(await row('Zamansız')).toHaveTextContent('<b>Önemli</b> <img src=x onerror=alert(1)>')
  expect(getByText('20.11.2026 09:00')).toHaveAttribute('title', '20.11.2026 09:00 (Europe/Istanbul)')
  await moveClock(scope, '2026-11-21T16:00:00+03:00')
  expect(groups()).toEqual(['Gecikmiş2', 'Bugün1', 'Daha sonra2', 'Geçmiş1'])
})

test('an overdue reminder that is marked as read keeps its place and the focus until the list is opened again', async () => {
  respondWith([1, 2].map((n) => reminderOf(n, `Hasta ${n}`, { remind_at: `2026-11-2${n - 1}T09:00:00+03:00` })))
  await openReminderViews()
  const { rows, groups } = await openReminderList()
  const dot = buttonOf(rows()[0] as HTMLElement, /okundu işareti/)
  act(() => dot.focus())
  await userEvent.keyboard('{Enter}')
  expect(groups()).toEqual(['Gecikmiş1'])
  expect(dot).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(groups()).toEqual(['Gecikmiş2'])
  await userEvent.keyboard('{Enter}{Escape}')
  expect((await openReminderList()).groups()).toEqual(['Gecikmiş1', 'Geçmiş1'])
})

test('a list that is requested while it is open keeps the focused row', async () => {
  respondWith([note(1), note(2)])
  const { scope } = await openReminderViews()
  const { row } = await openReminderList()
  const second = await row('Hasta 2')
  act(() => second.focus())
  await act(() => allSettled(remindersRequested, { scope, params: null }))
  expect(second).toHaveFocus()
})

test('all snoozes can be ended at once, which can be undone', async () => {
  respondWith([reminderOf(1, 'Ada'), reminderOf(2, 'Berk')])
  await openReminderViews()
  const { rows, row, getByRole, getByText, queryByRole } = await openReminderList()
  for (const name of ['Ada', 'Berk']) {
    await userEvent.click(buttonOf(await row(name), `${name}, Görev: sonra hatırlat`))
    await userEvent.click(screen.getByRole('menuitem', { name: /^Yarın sabah/ }))
  }
  await waitFor(() => expect(rows()).toHaveLength(0))
  await userEvent.click(getByRole('button', { name: 'Şimdi göster' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  const undo = getByRole('button', { name: 'Geri al' })
  expect(undo).toHaveAccessibleDescription('2 hatırlatma listeye geri eklendi')
  await userEvent.click(undo)
  await waitFor(() => expect(rows()).toHaveLength(0))
  expect(getByText('2 ertelenmiş hatırlatma')).toBeInTheDocument()
  for (const role of ['banner', 'contentinfo', 'group']) expect(queryByRole(role)).not.toBeInTheDocument()
  await userEvent.click(getByRole('button', { name: 'Şimdi göster' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('the undo of the only change moves the focus to a row', async () => {
  respondWith([reminderOf(1, 'Ada'), reminderOf(2, 'Berk')])
  await openReminderViews()
  const { rows, row, getByRole } = await openReminderList()
  await userEvent.click(buttonOf(await row('Ada'), 'Ada, Görev: listeden kaldır'))
  await userEvent.click(getByRole('button', { name: 'Geri al' }))
  expect(rows()).toContain(document.activeElement)
})

test('a name is truncated after 100 and a note after 50 graphemes; one click shows the full text (F-E07)', async () => {
  respondWith([
    reminderOf(1, FAMILY.repeat(200), { note: `${'Ş'.repeat(49)}${FAMILY}son` }),
    reminderOf(2, 'Kısa', { note: 'Kontrol' }),
  ])
  await openReminderViews()
  const { row } = await openReminderList()
  const long = within(await row(FAMILY))
  expect(long.getByText(`${FAMILY.repeat(100)}…`)).toBeInTheDocument()
  expect(long.getByText(`${'Ş'.repeat(49)}${FAMILY}…`)).toBeInTheDocument()
  await userEvent.click(long.getByRole('button', { name: 'Tamamını göster' }))
  expect(long.getByText(FAMILY.repeat(200))).toBeInTheDocument()
  expect(long.getByText(`${'Ş'.repeat(49)}${FAMILY}son`)).toBeInTheDocument()
  await userEvent.click(long.getByRole('button', { name: 'Daha az göster' }))
  expect(long.getByText(`${FAMILY.repeat(100)}…`)).toBeInTheDocument()
  expect(within(await row('Kısa')).queryByRole('button', { name: 'Tamamını göster' })).not.toBeInTheDocument()
})
