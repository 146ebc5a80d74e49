import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { PrintableLabel } from '@/features/print-label'
import { joinDialogRequested } from '@/features/video-call'
import { $minute } from '@/shared/lifecycle'
import { reminderSnoozed } from '../../../../tests/support/vitest/entity-internals'
import { endPrinting, startPrinting } from '../../../../tests/support/vitest/print'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { LIST } from '../../../../tests/support/vitest/notifications'
import { note, startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { PatientFollowUpPage } from './PatientFollowUpPage'

const ID = uuid(101)
const notification = { uuid: uuid(7), patient_name: 'Ela Su', message: 'Erken gelecek', type: 'critical' }
const aboutEla = { patient_info: { uuid: ID, name: 'Ela Su', locked: false } }

const { server, respondWith, respondWithError } = startRemindersPlatform()

const respondToNotifications = (status: number) =>
  server.use(http.post(LIST, () => HttpResponse.json({ notifications: [notification] }, { status })))

async function openPage(notes: readonly object[], status = 200) {
  respondWith(notes)
  respondToNotifications(status)
  const page = (
    <main tabIndex={-1}>
      <PatientFollowUpPage />
      <PrintableLabel />
    </main>
  )
  const { scope, queryClient } = await renderScreen(page, { path: `/tr/hasta-takip/${ID}` })
  const snooze = (n: number) =>
    act(() => allSettled(reminderSnoozed, { scope, params: { uuid: uuid(n), until: Date.now() + 3_600_000 } }))
  return { scope, user: userEvent.setup(), snooze, refresh: () => act(() => queryClient.refetchQueries()) }
}

test('printing shows all entries of the filter, with name and number of the patient', async () => {
  await openPage(Array.from({ length: 60 }, (_, n) => note(n + 1, aboutEla)))
  await screen.findByText(/Aynı adlı başka hastalarınkiler/)
  expect(screen.queryByText('Not 60')).not.toBeInTheDocument()
  startPrinting()
  const paper = document.querySelector<HTMLElement>('[data-print-only]')
  expect(paper && within(paper).getByRole('heading', { level: 1 })).toHaveTextContent(/^Ela Su$/)
  expect(paper).toHaveTextContent(ID)
  for (const text of ['Not 1', 'Not 60', 'Erken gelecek', 'Aynı adlı başka']) expect(paper).toHaveTextContent(text)
  endPrinting()
  expect(document.querySelector('[data-print-only]')).not.toBeInTheDocument()
})

test('an entry without a time is printed with the text of the page', async () => {
  await openPage([note(1, { ...aboutEla, remind_at: null })])
  await screen.findByText('Erken gelecek')
  expect(screen.getAllByText('Saat belirtilmemiş')).not.toHaveLength(0)
  startPrinting()
  expect(document.querySelector('[data-print-only]')).toHaveTextContent(/Saat belirtilmemiş · Hatırlatma.*Not 1/)
  endPrinting()
})

test('unread and overdue reminders and a critical notification are marked, on the page and on paper', async () => {
  const overdue = note(3, { ...aboutEla, remind_at: '2020-01-01T09:00:00Z' })
  const { scope } = await openPage([note(1, aboutEla), note(2, { ...aboutEla, read: true }), overdue])
  await act(() => allSettled($minute, { scope, params: Date.now() }))
  const entryOf = (mark: RegExp, selector: string) => screen.getByText(mark, { selector }).closest('li, p')
  await screen.findByText('Kritik')
  expect(entryOf(/Okunmamış/, 'li span')).toHaveTextContent('Not 1')
  expect(entryOf(/Gecikmiş/, 'li span')).toHaveTextContent('Not 3')
  expect(entryOf(/Kritik/, 'li span')).toHaveTextContent('Erken gelecek')
  startPrinting()
  expect(entryOf(/Okunmamış/, '[data-print-only] strong')).toHaveTextContent('Not 1')
  expect(entryOf(/Gecikmiş/, '[data-print-only] strong')).toHaveTextContent('Not 3')
  expect(entryOf(/Kritik/, '[data-print-only] strong')).toHaveTextContent('Erken gelecek')
  endPrinting()
})

test('a printout says that the notifications could not be loaded', async () => {
  await openPage([note(1, aboutEla)], 404)
  await screen.findByText('Bildirimler yüklenirken hata oluştu')
  startPrinting()
  expect(document.querySelector('[data-print-only]')).toHaveTextContent(/Bu çıktı eksik: .*Not 1/)
  endPrinting()
})

test('a printout without the name of the patient says that notifications are missing', async () => {
  await openPage([note(1, { patient_info: { uuid: ID, locked: false } })])
  await screen.findByText(/Hastanın adı bilinmiyor/)
  startPrinting()
  expect(document.querySelector('[data-print-only]')).toHaveTextContent(/Bu çıktı eksik: .*Not 1/)
  endPrinting()
})

test.each([
  ['reminders', respondWithError, /Hatırlatmalar yenilenemedi/],
  ['notifications', () => respondToNotifications(400), /Randevu bildirimleri yenilenemedi/],
])('a printout says that a refresh of the %s has failed', async (_what, fail, notice) => {
  const { refresh } = await openPage([note(1, aboutEla)])
  await screen.findByText('Erken gelecek')
  fail()
  await refresh()
  await screen.findByText(notice, { selector: 'p' })
  startPrinting()
  const paper = document.querySelector('[data-print-only]')
  expect(paper).toHaveTextContent(notice)
  expect(paper).not.toHaveTextContent('Bu çıktı eksik')
  endPrinting()
})

test('snoozed reminders of the patient are counted on the page and on paper, and can be shown', async () => {
  const { user, snooze } = await openPage([note(1, aboutEla), note(2, aboutEla), note(3)])
  await screen.findByText('Erken gelecek')
  for (const n of [1, 2, 3]) await snooze(n)
  expect(screen.queryByText('Not 1')).not.toBeInTheDocument()
  expect(screen.getByText('2 ertelenmiş hatırlatma')).toBeInTheDocument()
  startPrinting()
  const paper = document.querySelector('[data-print-only]')
  expect(paper).toHaveTextContent('Ertelenmiş 2 hatırlatma bu çıktıda yok.')
  endPrinting()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), 'Randevu bildirimleri (1)')
  startPrinting()
  expect(document.querySelector('[data-print-only]')).not.toHaveTextContent('hatırlatma bu çıktıda yok')
  endPrinting()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), 'Tümü (1)')
  await user.click(screen.getByRole('button', { name: 'Şimdi göster' }))
  for (const text of ['Not 1', 'Not 2']) expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.queryByText(/ertelenmiş/)).not.toBeInTheDocument()
})

test('the print of reminders alone has no note about notifications', async () => {
  const { user } = await openPage([note(1, aboutEla)])
  await screen.findByText('Erken gelecek')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), 'Okunmamış hatırlatmalar (1)')
  startPrinting()
  const paper = document.querySelector('[data-print-only]')
  expect(paper).toHaveTextContent('Not 1')
  expect(paper).not.toHaveTextContent('Aynı adlı başka hastalarınkiler')
  endPrinting()
})

test('a button prints the page, another joins a consultation with the patient', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { scope, user } = await openPage([note(1, aboutEla)])
  const joined = recordPayloads(joinDialogRequested, scope)
  await user.click(await screen.findByRole('button', { name: 'Yazdır' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  await user.click(screen.getByRole('button', { name: 'Görüşmeye katıl' }))
  expect(joined).toEqual([{ peerName: 'Ela Su' }])
})

test('printing the label prints it alone, without the timeline (F-O19)', async () => {
  const printed: (string | null)[] = []
  const print = vi.fn(() => {
    startPrinting()
    for (const paper of document.querySelectorAll('body > [data-print-only]')) printed.push(paper.textContent)
    endPrinting()
  })
  vi.stubGlobal('print', print)
  const { user } = await openPage([note(1, aboutEla)])
  await user.click(await screen.findByRole('button', { name: 'Etiket yazdır' }))
  await waitFor(() => expect(print).toHaveReturned())
  expect(document.querySelector('[data-print-only]')).toHaveTextContent('Ela Su')
  await user.click(document.body)
  await waitFor(() => expect(document.querySelector('[data-print-only]')).not.toBeInTheDocument())
  expect(print).toHaveBeenCalledOnce()
  expect(printed).toEqual([`Ela Su${ID}`])
})
