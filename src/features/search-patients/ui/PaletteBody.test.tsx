import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { recentPatientAdded } from '@/entities/patient'
import { getListRemindersQueryKey } from '@/shared/api'
import { loadLanguage } from '@/shared/i18n'
import {
  active,
  respondWith,
  field,
  patientOptions,
  openPalette,
  options,
  signOut,
  startPatientSearch,
} from '../../../../tests/support/vitest/palette'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { uuid } from '../../../../tests/support/uuid'

const server = startPatientSearch()

test('at first the palette shows a hint, and offers pages and actions without an active row', async () => {
  const { user, choices } = await openPalette({ pages: ['home', 'calendar', 'patients', 'crm'], actions: [signOut] })
  expect(screen.getByText('En az 3 karakter giriniz...')).toBeInTheDocument()
  expect(screen.getByText('Hasta adı, soyadı veya telefon numarası ile arayabilirsiniz.')).toBeInTheDocument()
  expect(await patientOptions()).toEqual(['Ana Sayfa', 'Takvim', 'Hasta Listesi', 'Çıkış yap'])
  expect(active()).toBeNull()
  await user.type(field(), '{Enter}')
  expect(choices).toEqual([])
})

test('patients and pages show three rows each if both sections have rows', async () => {
  const { user } = await openPalette({ pages: ['patients', 'incomingPatients', 'outgoingPatients', 'crm', 'home'] })
  await user.type(field(), 'has')
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2))
  const patients = within(screen.getByRole('group', { name: 'Hastalar' })).getAllByRole('option')
  expect(patients.filter(({ dataset }) => dataset.kind === 'patient')).toHaveLength(3)
  expect(within(screen.getByRole('group', { name: 'Sayfalar' })).getAllByRole('option')).toHaveLength(3)
})

test('patients with the same name are distinguished by masked details, and missing details are left out (F-D20)', async () => {
  const { user } = await openPalette()
  await user.type(field(), 'yıl')
  await patientOptions()
  const [first, second, third] = options()
  expect(first).toHaveTextContent('14.09.1962')
  expect(first).toHaveTextContent('+•• ••• ••• 22 07')
  expect(first).toHaveTextContent('Telefonun sonu 2207')
  expect(second).toHaveTextContent('31.02.1990')
  expect(second).toHaveTextContent('••••••••146')
  expect(document.body.outerHTML).not.toContain('10000000146')
  expect(third).toHaveTextContent(/^AAlişan$/)
})

test('a patient without a name is shown as a dash with a label for screen readers (F-D19)', async () => {
  server.use(respondWith([{ uuid: uuid(1), name: null, surname: ' ' }]))
  const { user } = await openPalette()
  await user.type(field(), '5324182')
  expect(await screen.findByRole('option', { name: 'Adı kayıtlı olmayan hasta' })).toBeInTheDocument()
  expect(screen.getByText('—')).toBeInTheDocument()
})

test('the keys move through all sections and wrap around, and Enter opens the active row', async () => {
  const { user, choices } = await openPalette({ pages: ['patients', 'crm'], actions: [signOut] })
  await user.type(field(), 'hast')
  await waitFor(() => expect(options()).toHaveLength(6))
  expect(active()).toBe('Ali Yılmaz')
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('Hasta İşlemleri')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Alişan')
  await user.keyboard('{PageDown}')
  expect(active()).toBe('Hasta Listesi')
  await user.keyboard('{End}')
  expect(active()).toBe('Hasta İşlemleri')
  await user.keyboard('{Home}{Enter}')
  expect(choices).toMatchObject([{ uuid: uuid(1) }])
})

test('a page and an action can be chosen', async () => {
  const { user, choices } = await openPalette({ pages: ['calendar'], actions: [signOut] })
  await user.type(field(), 'ta{Enter}')
  await user.clear(field())
  await user.type(field(), 'çı{Enter}')
  expect(choices).toEqual(['calendar', 'sign-out'])
})

test('a page is found by its English name in the Turkish portal', async () => {
  await loadLanguage('en')
  const { user } = await openPalette({ pages: ['calendar', 'help'] })
  await user.type(field(), 'ca')
  expect(await patientOptions()).toEqual(['Takvim'])
})

test('a moving pointer highlights a row, a resting one does not', async () => {
  const { user, choices } = await openPalette()
  await user.type(field(), 'ali')
  await patientOptions()
  const [, , third, fourth] = options() as [HTMLElement, HTMLElement, HTMLElement, HTMLElement]
  fireEvent.pointerMove(third, { movementX: 0, movementY: 0 })
  expect(active()).toBe('Ali Yılmaz')
  fireEvent.pointerMove(third, { movementX: 0, movementY: 2 })
  expect(active()).toBe('Alişan')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Alim Kaya')
  await user.click(fourth)
  expect(field()).toBe(document.activeElement)
  expect(choices).toMatchObject([{ uuid: uuid(4) }])
})

test('the hint, the number of results and an empty result are announced', async () => {
  const { user } = await openPalette({ pages: ['patients', 'crm'] })
  expect(field()).toHaveAccessibleDescription(/En az 3 karakter giriniz/)
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  await user.type(field(), 'hast')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^6 hastadan 3 tanesi, 2 sayfa$/))
  server.use(respondWith([]))
  await user.clear(field())
  await user.type(field(), 'qqqq')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('"qqqq" için hasta bulunamadı'))
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

test.each(['ıgdırlıoglu', 'IĞDIRLIOĞLU', 'iğdirlioğlu', 'İĞDİRLİOĞLU', 'I\u0307G\u0306DI\u0307RLI\u0307OG\u0306LU'])(
  'a Turkish surname that is typed as %s is highlighted (F-D13)',
  async (typed) => {
    server.use(respondWith([{ uuid: uuid(1), name: 'Şükriye', surname: 'IĞDIRLIOĞLU' }]))
    const { user } = await openPalette()
    await user.click(field())
    await user.paste(typed)
    await patientOptions()
    expect(screen.getByText('IĞDIRLIOĞLU', { selector: 'mark' })).toBeInTheDocument()
  },
)

test('the palette is in English on the English portal', async () => {
  server.use(respondWith([]))
  const { user } = await openPalette({ path: '/en' })
  expect(screen.getByText('Type at least 3 characters...')).toBeInTheDocument()
  await user.type(field(), 'qqq')
  expect(await screen.findByText('No patient found for "qqq"')).toBeInTheDocument()
})

test('the last row of the patients opens the patient list with the term', async () => {
  const { user, choices } = await openPalette({ pages: ['patients'] })
  await user.type(field(), 'ali')
  await user.click(await screen.findByRole('option', { name: 'Hasta Listesi’nde tümünü göster (6)' }))
  expect(choices).toEqual(['ali'])
})

test('an empty search offers the recently opened patients whose lock is open', async () => {
  const { scope, queryClient } = await openPalette()
  const reminders = { notes: [{ notes_uuid: uuid(3), patient_info: { uuid: uuid(2), locked: true } }] }
  act(() => void queryClient.setQueryData(getListRemindersQueryKey(), reminders))
  for (const n of [2, 1]) {
    const viewed = createPatient({ uuid: uuid(n), name: `Hasta ${n}` })
    await act(() => allSettled(recentPatientAdded, { scope, params: viewed }))
  }
  const recent = within(await screen.findByRole('group', { name: 'Son açılan hastalar' }))
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['HHasta 1'])
})
