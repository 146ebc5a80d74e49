import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { patientChosen, patientSearchRequested } from '@/entities/patient'
import { patientUnlocked } from '@/entities/reminder'
import { $minute } from '@/shared/lifecycle'
import { reminderSnoozed } from '../../../../tests/support/vitest/entity-internals'
import { noNotifications } from '../../../../tests/support/vitest/notifications'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { note, REMINDERS, startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { PatientFollowUpPage } from './PatientFollowUpPage'

const ID = uuid(101)
const patient_info = { uuid: ID, name: 'Ela Su', locked: false }

const { server, respondWith, respondWithError } = startRemindersPlatform(noNotifications)

const openPage = (page = <PatientFollowUpPage />) => renderScreen(page, { path: `/tr/hasta-takip/${ID}` })

test('while the reminders load, the main region has a name', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.use(http.get(REMINDERS, () => promise))
  await openPage(
    <main aria-labelledby="page-title">
      <PatientFollowUpPage />
    </main>,
  )
  expect(screen.getByRole('main')).toHaveAccessibleName('Hasta Takip')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  resolve(HttpResponse.json({ notes: [] }))
  expect(await screen.findByRole('heading', { name: 'Hasta Takip' })).toBeInTheDocument()
})

test('without reminders the timeline does not say that there are no entries', async () => {
  respondWithError()
  const { scope } = await openPage()
  const ela = createPatient({ uuid: ID, name: 'Ela', surname: 'Su' })
  await act(() => allSettled(patientChosen, { scope, params: ela }))
  await act(() => allSettled(patientUnlocked, { scope, params: ID }))
  expect(await screen.findByText(/Aynı adlı başka hastalarınkiler de görünebilir/)).toBeInTheDocument()
  expect(screen.getByText('Hatırlatmalar yüklenemedi')).toBeInTheDocument()
  expect(screen.queryByText('Bu hasta için kayıt yok')).not.toBeInTheDocument()
})

test('a row has its day, time, kind and text in its name', async () => {
  respondWith([note(1, { patient_info, remind_at: '2020-01-01T09:00:00Z', read: true })])
  await openPage()
  const name = '1 Ocak 2020 Çarşamba, 12:00, Hatırlatma, Görev, Elif ekledi, Not 1'
  expect(await screen.findByRole('listitem', { name })).toBeInTheDocument()
})

test('a note that would fill several pages is shown in part, and whole on request', async () => {
  const text = 'ğ'.repeat(900_000)
  respondWith([note(1, { patient_info, note: text })])
  await openPage()
  expect(await screen.findByText(`${'ğ'.repeat(5_000)}…`)).toBeInTheDocument()
  const description = 'Saat belirtilmemiş Görev'
  await userEvent.click(screen.getByRole('button', { name: 'Tamamını göster', description, expanded: false }))
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('without a name the patient can be searched for', async () => {
  respondWith([])
  const { scope } = await openPage()
  const requested = recordPayloads(patientSearchRequested, scope)
  await userEvent.click(await screen.findByRole('button', { name: 'Hastayı bul' }))
  expect(requested).toEqual([''])
})

test('an unread reminder has one badge, which says if it is overdue; reminders can be snoozed and removed', async () => {
  const [past, future] = ['2020-01-01T09:00:00Z', '2099-01-01T09:00:00Z']
  respondWith([
    note(1, { patient_info, remind_at: past }),
    note(2, { patient_info, remind_at: past, read: true }),
    note(3, { patient_info, remind_at: future }),
  ])
  const { scope } = await openPage()
  await act(() => allSettled($minute, { scope, params: Date.now() }))
  const rowOf = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement)
  expect(await screen.findByText('Gecikmiş')).toBe(rowOf('Not 1').getByText('Gecikmiş'))
  expect(screen.getByText('Okunmamış')).toBe(rowOf('Not 3').getByText('Okunmamış'))
  await userEvent.click(rowOf('Not 1').getByRole('button', { name: /sonra hatırlat$/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: /^Bir saat sonra/ }))
  await waitFor(() => expect(screen.queryByText('Not 1')).not.toBeInTheDocument())
  await userEvent.click(rowOf('Not 3').getByRole('button', { name: /listeden kaldır$/ }))
  await waitFor(() => expect(screen.queryByText('Not 3')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Geri al' })).toBeInTheDocument()
})

test('showing snoozed reminders can be undone until the first snooze would have ended', async () => {
  respondWith([note(1, { patient_info }), note(2, { patient_info })])
  const { scope } = await openPage()
  await screen.findByText('Not 1')
  const later = (hours: number) => Date.now() + hours * 3_600_000
  const snooze = (n: number) =>
    act(() => allSettled(reminderSnoozed, { scope, params: { uuid: uuid(n), until: later(n) } }))
  await snooze(1)
  await snooze(2)
  await userEvent.click(screen.getByRole('button', { name: 'Şimdi göster' }))
  expect(await screen.findByRole('button', { name: 'Geri al' })).toBeInTheDocument()
  await act(() => allSettled($minute, { scope, params: later(1.5) }))
  expect(screen.queryByRole('button', { name: 'Geri al' })).not.toBeInTheDocument()
})

test('a selection without entries offers to show all of them', async () => {
  respondWith([note(1, { patient_info })])
  await openPage()
  const read = await screen.findByRole('option', { name: 'Okunmuş hatırlatmalar (0)' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), read)
  expect(screen.queryByText('Not 1')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Tümünü göster' }))
  expect(screen.getByText('Not 1')).toBeInTheDocument()
})
