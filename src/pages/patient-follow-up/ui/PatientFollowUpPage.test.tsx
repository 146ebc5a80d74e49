import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { patientChosen } from '@/entities/patient'
import { patientUnlocked } from '@/entities/reminder'
import { accessRequested } from '@/features/unlock-pin'
import { getListRemindersQueryKey } from '@/shared/api'
import { reminderRemoved } from '../../../../tests/support/vitest/entity-internals'
import { LIST } from '../../../../tests/support/vitest/notifications'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { note, REMINDERS, startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { PatientFollowUpPage } from './PatientFollowUpPage'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { uuid } from '../../../../tests/support/uuid'

const ID = uuid(101)
const ela = createPatient({ uuid: ID, name: 'Ela', surname: 'Su' })
const notification = { uuid: uuid(7), patient_name: 'Ela Su', message: 'Erken gelecek' }

const { server, respondWith, respondWithError } = startRemindersPlatform(
  http.post(LIST, () => HttpResponse.json({ notifications: [notification] })),
)

const failNotifications = () => server.use(http.post(LIST, () => HttpResponse.json({}, { status: 400 })))

async function openPage(id = ID) {
  const page = (
    <main tabIndex={-1}>
      <PatientFollowUpPage />
    </main>
  )
  const { scope, queryClient } = await renderScreen(page, { path: `/tr/hasta-takip/${encodeURIComponent(id)}` })
  const requested = recordPayloads(accessRequested, scope)
  return {
    scope,
    queryClient,
    requested,
    user: userEvent.setup(),
    unlock: () => act(() => allSettled(patientUnlocked, { scope, params: ID })),
  }
}

const intent = { kind: 'follow-up', patientId: ID }
const patientName = () => screen.queryByRole('heading', { level: 1, name: 'Ela Su' })
const about = (locked: boolean) => ({ patient_info: { uuid: ID, name: 'Ela Su', locked } })

test('an unlocked patient shows the reminders and the notifications found by name', async () => {
  respondWith([note(1, about(false))])
  await openPage()
  expect(await screen.findByText('Not 1')).toBeInTheDocument()
  expect(patientName()).toBeInTheDocument()
  expect(await screen.findByText('Erken gelecek')).toBeInTheDocument()
})

test('notifications are found by the name in another spelling', async () => {
  respondWith([note(1, { patient_info: { uuid: ID, name: 'ELA  SU', locked: false } })])
  await openPage()
  expect(await screen.findByText('Erken gelecek')).toBeInTheDocument()
})

test('a long note is shown as a whole, a very long message on request', async () => {
  const [text, message] = ['Not '.repeat(200).trim(), 'Erken '.repeat(200).trim()]
  respondWith([note(1, { ...about(false), note: text })])
  server.use(http.post(LIST, () => HttpResponse.json({ notifications: [{ ...notification, message }] })))
  const { user } = await openPage()
  expect(await screen.findByText(text)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: /^Mesajın tamamını göster$/, description: /^Saat/ }))
  expect(screen.getByText(message)).toBeInTheDocument()
})

test('of 500 reminders and a notification only the visible ones are in the document', async () => {
  respondWith(Array.from({ length: 500 }, (_, n) => note(n + 1, about(false))))
  const { user } = await openPage()
  await screen.findByText(/Aynı adlı başka hastalarınkiler/)
  const timeline = within(screen.getByRole('list', { name: 'Zaman çizelgesi' }))
  // One more row marks today.
  const count = '502'
  await waitFor(() => expect(timeline.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', count))
  const rows = timeline.getAllByRole('listitem')
  expect(rows.length).toBeLessThan(20)
  act(() => rows[0]?.focus())
  await user.keyboard('{End}')
  expect(document.activeElement).toHaveAttribute('aria-posinset', count)
})

test('a locked patient is shown only after the PIN', async () => {
  respondWith([note(1, about(false)), note(2, about(true))])
  const { requested, user, unlock } = await openPage()
  expect(await screen.findByRole('heading', { name: 'Bu hasta kilitli' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'PIN gir' }))
  expect(requested).toEqual([{ intent, lock: 'locked' }])
  expect(screen.queryByText('Not 1')).not.toBeInTheDocument()
  await unlock()
  expect(screen.getByText('Not 1')).toBeInTheDocument()
})

test.each([
  ['an open page that is locked', false, 'Yazdır', 'Bu hasta kilitli'],
  ['a locked page that is opened', true, 'PIN gir', 'Ela Su'],
])('%s by an updated list leaves the focus in the page', async (_, isLocked, button, heading) => {
  respondWith([note(1, about(isLocked))])
  const { queryClient } = await openPage()
  const focused = await screen.findByRole('button', { name: button })
  act(() => focused.focus())
  respondWith([note(1, about(!isLocked))])
  await act(() => queryClient.refetchQueries({ queryKey: getListRemindersQueryKey() }))
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a link in another case than the reminders opens the same patient', async () => {
  const id = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
  respondWith([note(1, { patient_info: { uuid: id, name: 'Ela Su', locked: true } })])
  const { requested, scope, user } = await openPage(id.toUpperCase())
  await user.click(await screen.findByRole('button', { name: 'PIN gir' }))
  expect(requested).toEqual([{ intent: { ...intent, patientId: id }, lock: 'locked' }])
  await act(() => allSettled(patientUnlocked, { scope, params: id }))
  expect(screen.getByText('Not 1')).toBeInTheDocument()
  expect(patientName()).toBeInTheDocument()
})

test('without reminders nothing is shown before the PIN, and the reminders can be retried', async () => {
  respondWithError()
  const { requested, user } = await openPage()
  expect(await screen.findByRole('alert')).toHaveTextContent('Hasta takibi açılamadı')
  expect(screen.queryByText(new RegExp(ID))).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'PIN gir' }))
  expect(requested).toEqual([{ intent, lock: 'unknown' }])
  respondWith([note(1, about(false))])
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByText('Not 1')).toBeInTheDocument()
})

test('after the PIN the page opens without reminders, which can be retried', async () => {
  respondWithError()
  const { user, unlock } = await openPage()
  await screen.findByRole('alert')
  await unlock()
  expect(screen.getByText(`Hasta numarası: ${ID}`)).toBeInTheDocument()
  expect(screen.getByText('Hastanın adı bilinmiyor')).toBeInTheDocument()
  const timeline = within(screen.getByRole('region', { name: 'Zaman çizelgesi' }))
  expect(timeline.getByRole('alert')).toHaveTextContent('Hatırlatmalar yüklenemedi')
  respondWith([note(1, about(true))])
  await user.click(timeline.getByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByText('Not 1')).toBeInTheDocument()
  expect(await screen.findByText('Erken gelecek')).toBeInTheDocument()
})

test('without reminders the name comes from the search, also after a search for another patient, and notifications may be of namesakes', async () => {
  respondWithError()
  const { scope, unlock } = await openPage()
  await act(() => allSettled(patientChosen, { scope, params: ela }))
  await screen.findByRole('alert')
  expect(patientName()).not.toBeInTheDocument()
  await unlock()
  await act(() => allSettled(patientChosen, { scope, params: createPatient({ uuid: uuid(102), name: 'Can' }) }))
  expect(patientName()).toBeInTheDocument()
  expect(await screen.findByText('Erken gelecek')).toBeInTheDocument()
  expect(screen.getByText(/Aynı adlı başka hastalarınkiler de görünebilir/)).toBeInTheDocument()
})

test.each([
  ['reminders', respondWithError, /^Hatırlatmalar yenilenemedi/],
  ['notifications', failNotifications, /^Randevu bildirimleri yenilenemedi/],
])('a failed refresh of the %s keeps the timeline and says so', async (_what, fail, notice) => {
  respondWith([note(1, about(false))])
  const { queryClient } = await openPage()
  await screen.findByText('Erken gelecek')
  fail()
  await act(() => queryClient.refetchQueries())
  expect(await screen.findByText(notice, { selector: 'p' })).toBeInTheDocument()
  expect(screen.getByText('Not 1')).toBeInTheDocument()
  expect(screen.getByText('Erken gelecek')).toBeInTheDocument()
})

test('without a connection the lock is unknown', async () => {
  onlineManager.setOnline(false)
  respondWith([note(1, about(false))])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
  await openPage()
  vi.useRealTimers()
  expect(await screen.findByRole('alert')).toHaveTextContent('Hasta takibi açılamadı')
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByText('Not 1')).toBeInTheDocument()
})

test('without a connection the reminders stay, and the timeline says that notifications are missing', async () => {
  server.use(
    http.get(REMINDERS, () => {
      onlineManager.setOnline(false)
      return HttpResponse.json({ notes: [note(1, about(false))] })
    }),
  )
  await openPage()
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  expect(screen.getByText('Not 1')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByText('Erken gelecek')).toBeInTheDocument()
})

test.each(['../', 'ayşe', 'a b', '<b>', 'x'.repeat(65)])(
  'an address with %j shows no patient, because it cannot be an id (F-R24)',
  async (id) => {
    respondWith([note(1, about(false))])
    await openPage(id)
    expect(await screen.findByRole('heading', { name: 'Hasta bulunamadı' })).toBeInTheDocument()
    expect(screen.getByRole('button')).toHaveAccessibleName('Hastayı bul')
  },
)

test('an id without reminders and without a name says what is not known (F-R24)', async () => {
  respondWith([note(1, about(false))])
  await openPage(uuid(102))
  expect(await screen.findByText(/^Bu numara/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Etiket yazdır' })).toBeInTheDocument()
})

test('after the removal of the last reminder, name and notifications of the patient stay', async () => {
  respondWith([note(1, about(false))])
  const { scope } = await openPage()
  await screen.findByText('Erken gelecek')
  await act(() => allSettled(reminderRemoved, { scope, params: uuid(1) }))
  expect(screen.queryByText('Not 1')).not.toBeInTheDocument()
  expect(patientName()).toBeInTheDocument()
  expect(screen.getByText('Erken gelecek')).toBeInTheDocument()
  expect(screen.queryByText(/^Bu numara/)).not.toBeInTheDocument()
})

test('the timeline shows the entries of the chosen filter, and says when there are none', async () => {
  respondWith([note(1, about(false)), note(2, { ...about(false), read: true })])
  const { user } = await openPage()
  expect(await screen.findByText('Erken gelecek')).toBeInTheDocument()
  const filter = screen.getByRole('combobox', { name: 'Göster' })
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tümü (3)', 'Okunmamış hatırlatmalar (1)', 'Okunmuş hatırlatmalar (1)', 'Randevu bildirimleri (1)'])
  await user.selectOptions(filter, 'Okunmuş hatırlatmalar (1)')
  expect(screen.queryByText('Not 1')).not.toBeInTheDocument()
  expect(screen.getByText('Not 2')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /okundu işareti/ }))
  expect(await screen.findByText('Bu seçimde kayıt yok')).toBeInTheDocument()
})
