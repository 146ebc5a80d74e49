import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { reminderChosen, patientUnlocked } from '@/entities/reminder'
import { accessRequested } from '@/features/unlock-pin'
import { reminderSnoozed } from '../../../../tests/support/vitest/entity-internals'
import { startPrinting } from '../../../../tests/support/vitest/print'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { note as noteOf, startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { $lastFocusedRow } from '../model/worklist'
import { PatientWorklistPage } from './PatientWorklistPage'

const { respondWith, respondWithError } = startRemindersPlatform()

const ADA = { uuid: uuid(101), name: 'Ada', locked: false }
const LOCKED = { uuid: uuid(102), name: 'Kilitli Kişi', locked: true }
const note = (n: number, more: object = {}) => noteOf(n, { patient_info: ADA, ...more })

async function openPage(notes: object[], { isRejected = false } = {}) {
  if (isRejected) respondWithError()
  else respondWith(notes)
  const view = await renderScreen(<PatientWorklistPage />, { path: '/tr/hasta-islemleri' })
  const chosen = recordPayloads(reminderChosen, view.scope)
  const requested = recordPayloads(accessRequested, view.scope)
  return { ...view, chosen, requested, user: userEvent.setup() }
}

const rows = () => screen.findAllByRole('listitem')

test('reminders are grouped by patient and due time, and a click chooses one', async () => {
  const { chosen, user } = await openPage([
    note(1, { remind_at: '2020-01-01T09:00:00Z' }),
    note(2, { patient_info: null, remind_at: '2019-01-01T09:00:00Z' }),
    note(3),
  ])
  expect(await rows()).toHaveLength(3)
  expect(screen.getByText('Kaynak: hatırlatmalar')).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1 hasta, 3 hatırlatma',
    'Ada',
    'Hasta belirtilmemiş',
  ])
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Daha sonra 2',
    'Daha sonra 1',
  ])
  expect(screen.getByRole('link', { name: 'Ada: hasta takibine git' })).toHaveAttribute(
    'href',
    `/tr/hasta-takip/${uuid(101)}`,
  )
  await user.click(screen.getByRole('button', { name: /Not 1/ }))
  expect(chosen).toEqual([{ uuid: uuid(1), patient: { uuid: uuid(101), name: 'Ada', isLocked: false } }])
})

test('a long note is shown as a whole, one that would fill several pages in part', async () => {
  const [long, longer] = ['ş'.repeat(5_000), 'ğ'.repeat(900_000)]
  await openPage([note(1, { note: long }), note(2, { note: longer })])
  expect(await screen.findByText(long)).toBeInTheDocument()
  expect(screen.getByText(`${'ğ'.repeat(5_000)}…`)).toBeInTheDocument()
})

test('a reminder without a patient has a hint that a click marks it as read', async () => {
  const { chosen, user } = await openPage([note(1, { patient_info: null })])
  await user.click(await screen.findByRole('button', { name: /^Okunmamış: Not 1.*Seçilince okundu sayılır$/ }))
  expect(chosen).toEqual([{ uuid: uuid(1), patient: null }])
})

test('a row has its group, state, patient and note in its name, but no note of a locked patient', async () => {
  await openPage([note(1), note(2, { read: true, patient_info: LOCKED }), note(3)])
  const names = [
    'Daha sonra, Okunmamış: Ada, Görev, Not 1',
    'Okunmamış: Ada, Görev, Not 3',
    'Daha sonra, Kilitli Kişi, Görev, Kilitli hasta',
  ]
  for (const name of names) expect(await screen.findByRole('listitem', { name })).toBeInTheDocument()
})

test('the controls of a patient without a name have an accessible name', async () => {
  await openPage([note(1, { patient_info: { ...ADA, name: ' ' } })])
  expect(await screen.findByRole('heading', { level: 2, name: 'Adı kayıtlı değil' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Adı kayıtlı değil: hasta takibine git' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Adı kayıtlı değil, Görev: okundu işareti' })).toBeInTheDocument()
})

test('the controls of two reminders of one patient differ by type and time', async () => {
  const at = (day: number) => ({ remind_at: `2026-11-${day}T09:00:00+03:00` })
  await openPage([note(1, at(20)), note(2, at(21)), note(3, { ...at(21), type: 'critical' })])
  for (const control of ['okundu işareti', 'sonra hatırlat', 'listeden kaldır']) {
    const names = ['Görev, 20.11.2026 09:00', 'Görev, 21.11.2026 09:00', 'Kritik, 21.11.2026 09:00']
    for (const name of names) {
      expect(await screen.findByRole('button', { name: `Ada, ${name}: ${control}` })).toBeInTheDocument()
    }
  }
})

test('a lock in one reminder hides all notes about the patient until the PIN is entered', async () => {
  const { requested, chosen, scope, user } = await openPage([
    note(1, { patient_info: { ...LOCKED, locked: false } }),
    note(2, { patient_info: LOCKED }),
  ])
  expect(await rows()).toHaveLength(2)
  expect(document.body.outerHTML).not.toMatch(/Not \d/)
  expect(screen.getAllByText('Not, PIN girilince görünür')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Kilitli Kişi: PIN gir' }))
  expect(requested).toEqual([{ intent: { kind: 'follow-up', patientId: uuid(102) }, lock: 'locked' }])
  await user.click(screen.getAllByRole('button', { name: /Not, PIN girilince/ })[0] as HTMLElement)
  expect(chosen).toContainEqual(expect.objectContaining({ patient: expect.objectContaining({ isLocked: true }) }))
  await act(() => allSettled(patientUnlocked, { scope, params: uuid(102) }))
  expect(screen.getByText('Not 2')).toBeInTheDocument()
})

test('type and creator filter the list, and an empty result offers to clear the filters', async () => {
  const { user } = await openPage([
    note(1, { type: 'critical' }),
    note(2, { type: 'task', createdBy: { name: 'Şule' } }),
    note(3, { type: 'astrology', createdBy: null }),
  ])
  expect(await rows()).toHaveLength(3)
  const type = screen.getByRole('combobox', { name: 'Tür' })
  const creator = screen.getByRole('combobox', { name: 'Ekleyen' })
  expect(within(type).getAllByRole('option')).toHaveLength(12)
  expect(
    within(creator)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tümü (3)', 'Elif (1)', 'Şule (1)', 'Belirtilmemiş (1)'])
  for (const [name, text] of [
    ['Şule (1)', 'Not 2'],
    ['Belirtilmemiş (1)', 'Not 3'],
  ] as const) {
    await user.selectOptions(creator, name)
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining(text)])
    expect(creator).toHaveDisplayValue(name)
  }
  await user.selectOptions(creator, 'Tümü (3)')
  await user.selectOptions(type, 'Kritik (1)')
  expect(await rows()).toHaveLength(1)
  expect(screen.getByRole('heading', { name: '1 hasta, 1 hatırlatma' })).toBeInTheDocument()
  expect(await screen.findByText('1 hasta, 1 hatırlatma', { selector: '[role=status]' })).toBeInTheDocument()
  await user.selectOptions(type, 'Muhasebe (0)')
  expect(screen.getByText('Filtrelere uyan hatırlatma yok')).toBeInTheDocument()
  for (const at of [0, 1]) {
    await user.selectOptions(type, 'Muhasebe (0)')
    await user.click(screen.getAllByRole('button', { name: 'Filtreleri temizle' })[at] as HTMLElement)
    expect(await rows()).toHaveLength(3)
    expect(type).toHaveFocus()
  }
})

test('unread reminders can be shown only, and the focused row is stored with its position', async () => {
  const { scope, user } = await openPage([note(1), note(2, { read: true }), note(3)])
  expect(await rows()).toHaveLength(3)
  const show = screen.getByRole('combobox', { name: 'Göster' })
  expect(show).toHaveDisplayValue('Tümü (3)')
  await user.selectOptions(show, 'Okunmamış (2)')
  expect(screen.queryByText('Not 2')).not.toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Tür' })).toHaveDisplayValue('Tüm türler (2)')
  expect(await screen.findByText('1 hasta, 2 hatırlatma', { selector: '[role=status]' })).toBeInTheDocument()
  act(() => screen.getByText('Not 3').closest('li')?.focus())
  expect(scope.getState($lastFocusedRow)).toEqual({ key: uuid(3), index: 1 })
  await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }))
  expect(await rows()).toHaveLength(3)
})

test('a removal can be undone, and a reminder can be marked as read and snoozed', async () => {
  const { user } = await openPage([note(1), note(2)])
  expect(await rows()).toHaveLength(2)
  await user.click(screen.getAllByRole('button', { name: 'Ada, Görev: okundu işareti' })[0] as HTMLElement)
  expect(screen.getByRole('button', { name: 'Ada, Görev: okundu işareti', pressed: true })).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'Ada, Görev: listeden kaldır' })[0] as HTMLElement)
  expect(await rows()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Geri al' })).toHaveAccessibleDescription(/listeden kaldırıldı/)
  await user.click(screen.getByRole('button', { name: 'Geri al' }))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(screen.getAllByRole('listitem')).toContain(document.activeElement)
  await user.click(screen.getAllByRole('button', { name: 'Ada, Görev: sonra hatırlat' })[0] as HTMLElement)
  await user.click(screen.getByRole('menuitem', { name: /^Bir saat sonra/ }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('the page can be printed, and the paper says how many snoozed reminders of the filter it leaves out', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { scope, user } = await openPage([note(1), note(2), note(3, { type: 'critical' })])
  expect(await rows()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Yazdır' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  // The filter of the printed reminders; as an input it also ends printing.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), 'Görev (2)')
  const until = Date.now() + 60_000
  for (const n of [2, 3]) await act(() => allSettled(reminderSnoozed, { scope, params: { uuid: uuid(n), until } }))
  expect(screen.queryByText(/bu çıktıda yok/)).not.toBeInTheDocument()
  startPrinting()
  expect(screen.getByText('Ertelenmiş 1 hatırlatma bu çıktıda yok.')).toBeInTheDocument()
})

test('of five thousand reminders only a few are in the document', async () => {
  await openPage(
    Array.from({ length: 5_000 }, (_, n) => note(n + 1000, { patient_info: { ...ADA, uuid: uuid(n % 900) } })),
  )
  expect((await rows()).length).toBeLessThan(40)
  expect((await rows())[0]).toHaveAttribute('aria-setsize', '5000')
})

test('a failed refresh keeps the list and can be retried', async () => {
  const { queryClient, user } = await openPage([note(1)])
  expect(await rows()).toHaveLength(1)
  respondWithError()
  await act(() => queryClient.refetchQueries())
  expect(await screen.findByText(/^Liste yenilenemedi/, { selector: 'p' })).toBeInTheDocument()
  expect(await rows()).toHaveLength(1)
  respondWith([note(1), note(2)])
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  await waitFor(() => expect(screen.queryByText(/^Liste yenilenemedi/)).not.toBeInTheDocument())
  expect(await rows()).toHaveLength(2)
})

test('an empty list, an error and a missing connection show different messages', async () => {
  const { unmount } = await openPage([])
  expect(await screen.findByText('Hatırlatma yok')).toBeInTheDocument()
  unmount()
  const rejected = await openPage([note(1)], { isRejected: true })
  expect(await screen.findByRole('alert')).toHaveTextContent('Hatırlatmalar yüklenemedi')
  respondWith([note(1)])
  await rejected.user.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(await rows()).toHaveLength(1)
  rejected.unmount()
  onlineManager.setOnline(false)
  await openPage([note(1)])
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
})
