import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, onTestFinished, test } from 'vitest'
import { ignoreSecondClick } from '@/shared/browser'
import { recentPatientAdded } from '@/entities/patient'
import { patientUnlocked } from '@/entities/reminder'
import { getListRemindersQueryKey } from '@/shared/api'
import {
  active,
  clinic,
  field,
  openPalette,
  options,
  respondWith,
  startPatientSearch,
} from '../../../../tests/support/vitest/palette'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { uuid } from '../../../../tests/support/uuid'
import { backRequested } from '../model/palette'

const server = startPatientSearch()

const ayse = {
  uuid: uuid(1),
  name: 'Ayşe',
  surname: 'Demir',
  full_phone_number: '+90 532 418 22 07',
  citizenship_number: '10000000146',
}

interface Setup {
  /** The reminders; null if they are not loaded. */
  notes?: object[] | null
  rows?: object[]
  path?: '/tr' | '/en'
}

async function setup({ notes = [], rows = [ayse, clinic[2] as object], path = '/tr' }: Setup = {}) {
  server.use(respondWith(rows))
  const palette = await openPalette({ pages: ['calendar'], path })
  act(() => void palette.queryClient.setQueryData(getListRemindersQueryKey(), notes === null ? undefined : { notes }))
  await palette.user.type(field(), 'ayş')
  await waitFor(() => expect(options()).toHaveLength(rows.length))
  return palette
}

const labels = () => options().map((option) => option.querySelector('[class=label]')?.textContent)

test('the right arrow opens the actions of the active patient, the left arrow leads back to its row', async () => {
  const { user } = await setup()
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Alişan')
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(labels()).toEqual([
    'Hasta takibine git',
    'Görüşmeye katıl',
    'Telefon numarasını kopyala',
    'T.C. kimlik numarasını göster',
  ])
  expect(active()).toBe('Hasta takibine git')
  expect(field().getAttribute('aria-controls')).toBe(
    screen.getByRole('listbox', { name: 'Ayşe Demir için işlemler' }).id,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ayşe Demir, 4 işlem'))
  await user.keyboard('{ArrowDown}{ArrowLeft}')
  expect(screen.getByRole('listbox', { name: 'Arama sonuçları' })).toBeInTheDocument()
  expect(active()).toBe('Ayşe Demir')
  expect(field()).toHaveProperty('value', 'ayş')
  expect(field()).toBe(document.activeElement)
})

test('in the middle of the text the right arrow moves the caret only', async () => {
  const { user } = await setup()
  await user.keyboard('{ArrowLeft}{ArrowRight}')
  expect(active()).toBe('Ayşe Demir')
  await user.keyboard('{ArrowRight}')
  expect(active()).toBe('Hasta takibine git')
})

test('Tab opens the actions too, and leaves the field on other rows and in the actions', async () => {
  const { user } = await setup({ rows: [ayse] })
  await user.keyboard('{Tab}')
  expect(active()).toBe('Hasta takibine git')
  await user.keyboard('{Tab}')
  expect(screen.getByRole('button', { name: 'Kapat' })).toBe(document.activeElement)
  await user.clear(field())
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Takvim')
  await user.keyboard('{Tab}')
  expect(screen.getByRole('button', { name: 'Kapat' })).toBe(document.activeElement)
})

test('an action is chosen with Enter: follow-up page and call', async () => {
  const { user, choices } = await setup()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(choices).toMatchObject([{ uuid: uuid(1) }])
  await user.type(field(), 'ayş')
  await waitFor(() => expect(options()).toHaveLength(2))
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(choices).toMatchObject([{ uuid: uuid(1) }, { uuid: uuid(1) }])
})

test('the national ID number is masked until it is revealed, and only then copied', async () => {
  const { user } = await setup()
  await user.keyboard('{ArrowRight}{End}')
  expect(options().at(-1)).toHaveTextContent('••••••••146')
  expect(document.body.outerHTML).not.toContain('10000000146')
  await user.keyboard('{Enter}')
  expect(active()).toBe('T.C. kimlik numarasını gizle')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('T.C. kimlik numarası 10000000146'))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await navigator.clipboard.readText()).toBe('10000000146')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(document.body.outerHTML).not.toContain('10000000146')
  expect(labels()).not.toContain('T.C. kimlik numarasını kopyala')
})

test.each([
  ['locked', [{ notes_uuid: uuid(2), patient_info: { uuid: uuid(1), locked: true } }], 1],
  ['unknown', null, 0],
])('a patient whose lock is %s offers no number and is marked, in the list if locked', async (_, notes, marks) => {
  const { user, scope } = await setup({ notes })
  expect(screen.queryAllByRole('img', { name: 'Kilitli hasta' })).toHaveLength(marks)
  await user.keyboard('{ArrowRight}')
  expect(labels()).toEqual(['Hasta takibine git', 'Görüşmeye katıl'])
  expect(screen.getByRole('img', { name: 'Kilitli hasta' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ayşe Demir, Kilitli hasta, 2 işlem'))
  expect(document.body.outerHTML).not.toContain('418')
  await act(() => allSettled(patientUnlocked, { scope, params: uuid(1) }))
  expect(labels()).toContain('Telefon numarasını kopyala')
  await user.keyboard('{ArrowLeft}')
  expect(screen.queryByRole('img', { name: 'Kilitli hasta' })).not.toBeInTheDocument()
})

test('a patient who is locked while the number is shown hides it', async () => {
  const { user, queryClient } = await setup()
  await user.keyboard('{ArrowRight}{End}{Enter}')
  expect(document.body).toHaveTextContent('10000000146')
  const locked = { notes: [{ notes_uuid: uuid(2), patient_info: { uuid: uuid(1), locked: true } }] }
  act(() => void queryClient.setQueryData(getListRemindersQueryKey(), locked))
  await waitFor(() => expect(labels()).toEqual(['Hasta takibine git', 'Görüşmeye katıl']))
  await waitFor(() => expect(document.body.outerHTML).not.toContain('10000000146'))
})

test('a patient without phone and national ID number offers neither', async () => {
  const { user } = await setup({ rows: [{ uuid: uuid(1), name: 'Ayşe' }] })
  await user.keyboard('{ArrowRight}')
  expect(labels()).toEqual(['Hasta takibine git', 'Görüşmeye katıl'])
  expect(screen.queryByRole('img', { name: 'Kilitli hasta' })).not.toBeInTheDocument()
})

test('the button of a row opens its actions without choosing the row, and a double click chooses no action', async () => {
  onTestFinished(ignoreSecondClick())
  const { user, choices } = await setup()
  const [, second] = screen.getAllByTitle('Hasta için işlemler')
  await user.click(second as HTMLElement)
  expect(screen.getByRole('listbox', { name: 'Alişan için işlemler' })).toBeInTheDocument()
  expect(field()).toBe(document.activeElement)
  fireEvent.click(options()[0] as HTMLElement, { detail: 2 })
  expect(choices).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Sonuçlara dön' }))
  expect(active()).toBe('Alişan')
})

test('Escape on the button that leads back moves the focus to the field', async () => {
  const { user, scope } = await setup()
  await user.keyboard('{ArrowRight}')
  act(() => screen.getByRole('button', { name: 'Sonuçlara dön' }).focus())
  // The dialog of the palette requests this on Escape.
  await act(() => allSettled(backRequested, { scope }))
  expect(active()).toBe('Ayşe Demir')
  expect(field()).toHaveFocus()
})

test('a recently opened patient has actions in an empty search, and other text closes them', async () => {
  const { user, scope } = await setup()
  const viewed = createPatient({ uuid: uuid(9), name: 'Ece' })
  await act(() => allSettled(recentPatientAdded, { scope, params: viewed }))
  await user.clear(field())
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(screen.getByRole('listbox', { name: 'Ece için işlemler' })).toBeInTheDocument()
  await user.keyboard('t')
  expect(screen.getByRole('listbox', { name: 'Arama sonuçları' })).toBeInTheDocument()
  expect(field()).toHaveProperty('value', 't')
})

test('patient rows say how to reach their actions, in both languages', async () => {
  const { user } = await setup({ path: '/en' })
  const [row] = options()
  const hint = document.getElementById(row?.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Right arrow for actions')
  await user.keyboard('{ArrowRight}')
  const list = within(screen.getByRole('listbox', { name: 'Actions for Ayşe Demir' }))
  expect(list.getByRole('option', { name: /^Copy phone number/ }).hasAttribute('aria-describedby')).toBe(false)
})
