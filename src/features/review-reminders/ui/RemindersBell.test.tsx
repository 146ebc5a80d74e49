import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import {
  addPushedReminderFx,
  ownerRequested,
  reminderChosen,
  reminderRead,
  UndoAnnouncement,
  patientUnlocked,
} from '@/entities/reminder'
import { prefetchViews } from '@/shared/ui/lazy'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { note, REMINDERS, startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { RemindersBell } from './RemindersBell'

const { server, respondWith, respondWithError } = startRemindersPlatform()

async function openBell(notes: object[], { isRejected = false } = {}) {
  if (isRejected) respondWithError()
  else respondWith(notes)
  const view = await renderScreen(
    <>
      <RemindersBell />
      <UndoAnnouncement />
    </>,
  )
  await act(prefetchViews)
  const chosen = recordPayloads(reminderChosen, view.scope)
  await userEvent.click(screen.getByRole('button', { name: /^Hatırlatmalar/ }))
  return { ...view, chosen, list: within(screen.getByRole('dialog', { name: 'Hatırlatmalar' })) }
}

test('a click on a reminder emits its uuid and patient, and does not mark it as read', async () => {
  const { list, chosen } = await openBell([note(1)])
  await userEvent.click(await list.findByRole('button', { name: /^Okunmamış: Hasta 1/ }))
  expect(chosen).toEqual([{ uuid: uuid(1), patient: { uuid: uuid(101), name: 'Hasta 1', isLocked: false } }])
  expect(screen.getByRole('button', { name: 'Hatırlatmalar, 1 okunmamış' })).toBeInTheDocument()
})

test('a failed refresh keeps the list and says so', async () => {
  const { list, queryClient } = await openBell([note(1)])
  expect(await list.findByText('Not 1')).toBeInTheDocument()
  respondWithError()
  await act(() => queryClient.refetchQueries())
  expect(await list.findByText(/^Liste yenilenemedi/, { selector: 'p' })).toBeInTheDocument()
  expect(list.getByText('Not 1')).toBeInTheDocument()
})

test('a reminder without a patient is chosen by click or Enter, keeps the focus when read, and the list stays open (F-E13)', async () => {
  const { list, chosen, scope } = await openBell([
    note(1, { patient_info: null, remind_at: '1969-12-31T09:00:00Z' }), // The clock is at 1970.
    note(2, { patient_info: null }),
    note(3, { patient_info: null, read: true }),
  ])
  const hint = 'Seçilince okundu sayılır'
  const [first] = await list.findAllByRole('button', { name: new RegExp(`^Okunmamış: Hasta belirtilmemiş.*${hint}$`) })
  await userEvent.click(first as HTMLElement)
  expect(chosen.at(-1)).toEqual({ uuid: uuid(1), patient: null })
  await act(() => allSettled(reminderRead, { scope, params: uuid(1) }))
  expect(first).toHaveAttribute('aria-disabled', 'true')
  expect(first).toHaveFocus()
  // A browser takes the focus from a disabled button.
  expect(first).toBeEnabled()
  expect(list.getAllByRole('listitem')).toHaveLength(3)
  act(() => list.getAllByRole('listitem')[1]?.focus())
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveLength(2)
  expect(chosen.at(-1)).toEqual({ uuid: uuid(2), patient: null })
  const read = list.getByRole('button', { name: /^Hasta belirtilmemiş ?Not 3/ })
  expect(read).not.toHaveTextContent(hint)
  expect(read).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(read)
  expect(chosen).toHaveLength(2)
})

test('a reminder without a valid patient id is chosen by a click, and its note is shown only if it is not locked', async () => {
  const { list, chosen } = await openBell([
    note(1, { patient_info: { uuid: {}, name: 'Ela', locked: true } }),
    note(2, { patient_info: { name: 'Can', locked: false } }),
  ])
  await userEvent.click(await list.findByRole('button', { name: /^Okunmamış: Can ?Not 2.*okundu sayılır$/ }))
  expect(chosen).toEqual([{ uuid: uuid(2), patient: { uuid: null, name: 'Can', isLocked: false } }])
  expect(list.getByText('Ela')).toBeInTheDocument()
  expect(document.body.outerHTML).not.toContain('Not 1')
})

test('a reminder of a patient without a name says so, also to screen readers', async () => {
  const { list } = await openBell([note(1, { patient_info: { uuid: uuid(101), name: null, locked: false } })])
  expect(await list.findByText('Adı kayıtlı değil')).toBeInTheDocument()
  expect(list.getByRole('button', { name: 'Adı kayıtlı değil, Görev: okundu işareti' })).toBeInTheDocument()
  expect(list.getByRole('button', { name: 'Adı kayıtlı değil, Görev: listeden kaldır' })).toBeInTheDocument()
})

test('the count of a group is formatted in the language of the page', async () => {
  const { list } = await openBell(Array.from({ length: 1000 }, (_, n) => note(n + 1)))
  expect(await list.findByRole('heading', { level: 3 })).toHaveTextContent(/1\.000$/)
})

test('if any reminder of a patient is locked, all notes of the patient are hidden', async () => {
  const patient = { uuid: uuid(101), name: 'Ela' }
  const { list } = await openBell([
    note(1, { patient_info: { ...patient, locked: false } }),
    note(2, { patient_info: { ...patient, locked: true } }),
  ])
  expect(await list.findAllByRole('img', { name: 'Kilitli hasta' })).toHaveLength(2)
  expect(document.body.outerHTML).not.toMatch(/Not \d/)
})

test('a locked patient with a long name can be expanded, and the note stays hidden', async () => {
  const name = 'Ela '.repeat(50).trim()
  const { list } = await openBell([note(1, { patient_info: { uuid: uuid(101), name, locked: true } })])
  await userEvent.click(await list.findByRole('button', { name: 'Tamamını göster' }))
  expect(list.getByText(name)).toBeInTheDocument()
  expect(document.body.outerHTML).not.toContain('Not 1')
})

test('an expanded note is hidden when an update locks the patient', async () => {
  const text = 'Uzun not '.repeat(20).trim()
  const { list, queryClient } = await openBell([note(1, { note: text })])
  const expand = await list.findByRole('button', { name: 'Tamamını göster' })
  expect(expand).toHaveAccessibleDescription(/^Okunmamış: Hasta 1 Görev/)
  await userEvent.click(expand)
  expect(list.getByText(text)).toBeInTheDocument()
  respondWith([note(1, { note: text, patient_info: { uuid: uuid(101), name: 'Hasta 1', locked: true } })])
  await act(() => queryClient.invalidateQueries())
  expect(await list.findByRole('img', { name: 'Kilitli hasta' })).toBeInTheDocument()
  expect(document.body.outerHTML).not.toContain('Uzun not')
})

test('the note of a locked patient is shown after the PIN was entered', async () => {
  const { list, scope } = await openBell([note(1, { patient_info: { uuid: uuid(101), name: 'Ela', locked: true } })])
  expect(await list.findByRole('img', { name: 'Kilitli hasta' })).toBeInTheDocument()
  expect(document.body.outerHTML).not.toContain('Not 1')
  await act(() => allSettled(patientUnlocked, { scope, params: uuid(101) }))
  expect(list.getByText('Not 1')).toBeInTheDocument()
})

test('the bell has a dot only while a reminder is unread (F-E02, F-P11)', async () => {
  const { list } = await openBell([note(1), note(2, { read: true })])
  const bell = screen.getByRole('button', { name: 'Hatırlatmalar, 1 okunmamış' })
  expect(bell.querySelector('[data-dot]')).toBeInTheDocument()
  await userEvent.click(await list.findByRole('button', { name: 'Hasta 1, Görev: okundu işareti' }))
  expect(bell).toHaveAttribute('aria-label', 'Hatırlatmalar')
  expect(bell.querySelector('[data-dot]')).not.toBeInTheDocument()
  await userEvent.click(list.getByRole('button', { name: 'Hasta 1, Görev: okundu işareti', pressed: true }))
  expect(bell).toHaveAccessibleName('Hatırlatmalar, 1 okunmamış')
})

test('no reminder is shown before the user is known, because it may be removed or snoozed', async () => {
  const { list, scope } = await openBell([note(1)])
  expect(await list.findByText('Hasta 1')).toBeInTheDocument()
  await act(() => allSettled(ownerRequested, { scope }))
  expect(list.queryByText('Hasta 1')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Hatırlatmalar' }).querySelector('[data-dot]')).not.toBeInTheDocument()
})

test('of five thousand reminders only a few are in the document, and End reaches the last one (F-E11)', async () => {
  const { list } = await openBell(
    Array.from({ length: 5_000 }, (_, n) =>
      note(n + 1, { remind_at: new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString() }),
    ),
  )
  expect(screen.getByRole('button', { name: 'Hatırlatmalar, 5.000 okunmamış' })).toBeInTheDocument()
  const [first] = await list.findAllByRole('listitem')
  expect(list.getAllByRole('listitem').length).toBeLessThan(60)
  act(() => first?.focus())
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toHaveTextContent('Hasta 5000')
  expect(document.activeElement).toHaveAttribute('aria-posinset', '5000')
  expect(list.getAllByRole('listitem').length).toBeLessThan(60)
})

test('a double click on the dot marks a reminder as read (F-E05)', async () => {
  const { list } = await openBell([note(1)])
  const dot = await list.findByRole('button', { name: /okundu işareti/ })
  for (const detail of [1, 2]) fireEvent.click(dot, { detail })
  expect(dot).toHaveAttribute('aria-pressed', 'true')
})

test('reminders are removed by keyboard, a removal is announced and can be undone, and the focus stays in the list', async () => {
  const { list } = await openBell([note(1), note(2), note(3)])
  const [, second] = await list.findAllByRole('listitem')
  act(() => second?.focus())
  for (const name of ['okundu işareti', 'Not 2', 'sonra hatırlat', 'listeden kaldır']) {
    await userEvent.tab()
    expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(name))
  }
  await userEvent.keyboard('{Enter}')
  expect(list.queryByText('Hasta 2')).not.toBeInTheDocument()
  expect(document.activeElement).toHaveAccessibleName('Okunmamış: Hasta 3, Görev, Not 3')
  expect(await screen.findByText('Hatırlatma listeden kaldırıldı', { selector: '[role=status]' })).toBeInTheDocument()
  const remove = (n: number) => list.getByRole('button', { name: `Hasta ${n}, Görev: listeden kaldır` })
  act(() => remove(3).focus())
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toHaveAccessibleName('Daha sonra, Okunmamış: Hasta 1, Görev, Not 1')
  await userEvent.click(list.getByRole('button', { name: 'Geri al', description: /kaldırıldı: Hasta 3$/ }))
  expect(list.getByText('Hasta 3')).toBeInTheDocument()
  expect(screen.queryByText('Hatırlatma listeden kaldırıldı', { selector: '[role=status]' })).not.toBeInTheDocument()
  expect(await screen.findByText('Hatırlatma listeye geri eklendi', { selector: '[role=status]' })).toBeInTheDocument()
  for (const n of [3, 1]) {
    act(() => remove(n).focus())
    await userEvent.keyboard('{Enter}')
  }
  expect(list.getByText('Hatırlatma yok')).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Hatırlatmalar' })).toContainElement(document.activeElement as HTMLElement)
})

test('without a connection the list says so and loads when it is back', async () => {
  onlineManager.setOnline(false)
  const { list } = await openBell([note(1)])
  expect(await list.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await list.findByText('Hasta 1')).toBeInTheDocument()
})

test('a list that fails can be retried and is never shown as empty, unlike an empty list (F-E01)', async () => {
  const { list, queryClient } = await openBell([note(1)], { isRejected: true })
  expect(await list.findByRole('alert')).toHaveTextContent('Hatırlatmalar yüklenemedi')
  expect(screen.getByRole('button', { name: 'Hatırlatmalar' }).querySelector('[data-dot]')).not.toBeInTheDocument()
  respondWith([note(1)])
  await userEvent.click(list.getByRole('button', { name: 'Yeniden dene' }))
  expect(await list.findByText('Hasta 1')).toBeInTheDocument()
  respondWith([])
  await act(() => queryClient.invalidateQueries())
  expect(await list.findByText('Hatırlatma yok')).toBeInTheDocument()
})

test('a list in which no reminder has an id is an error, not empty', async () => {
  const { list } = await openBell([note(1, { notes_uuid: null }), note(2, { notes_uuid: undefined })])
  expect(await list.findByRole('alert')).toHaveTextContent('Hatırlatmalar yüklenemedi')
  const response = Promise.withResolvers<Response>()
  server.use(http.get(REMINDERS, () => response.promise))
  await userEvent.click(list.getByRole('button', { name: 'Yeniden dene' }))
  await waitFor(() => expect(list.getByRole('button', { name: 'Yeniden dene' })).toHaveAttribute('aria-busy', 'true'))
  response.resolve(HttpResponse.json({ notes: [note(1)] }))
  expect(await list.findByText('Hasta 1')).toBeInTheDocument()
})

test('a pushed reminder without an id leaves an empty list empty', async () => {
  const { list, scope } = await openBell([])
  expect(await list.findByText('Hatırlatma yok')).toBeInTheDocument()
  await act(() => allSettled(addPushedReminderFx, { scope, params: note(1, { notes_uuid: null }) }))
  expect(list.getByText('Hatırlatma yok')).toBeInTheDocument()
})
