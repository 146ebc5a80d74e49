import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { delay, HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { recentPatientAdded, patientChosen } from '@/entities/patient'
import { patientUnlocked } from '@/entities/reminder'
import { moveColumn, resizeColumn } from '@/shared/columns'
import { pause, installFakeTime } from '../../../../tests/support/vitest/fake-time'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { REMINDERS } from '../../../../tests/support/vitest/reminders-platform'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { columnLayout } from '../model/patient-list'
import { PatientListPage } from './PatientListPage'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { uuid } from '../../../../tests/support/uuid'

const FIND = `${PLATFORM}/api/v1/patient/companies/find/patient`
const CLINIC = [
  {
    uuid: uuid(1),
    name: 'Şule',
    surname: 'Kaya',
    full_phone_number: '+90 532 418 22 07',
    birth_date: '14.09.1962',
    citizenship_number: '10000000146',
  },
  { uuid: uuid(2), name: 'Çağrı', surname: 'Kaya', birth_date: '31.02.1990' },
  { uuid: uuid(3), name: null, surname: null, full_phone_number: 'yok' },
]
const patient = (n: number, name: string) => createPatient({ uuid: uuid(n), name })

installFakeTime()
const server = startServer()

const respondWith = (companiesPatient: object[]) =>
  server.use(http.post(FIND, () => HttpResponse.json({ companiesPatient })))
const lockedPatients = (...uuids: string[]) =>
  server.use(
    http.get(REMINDERS, () =>
      HttpResponse.json({
        notes: uuids.map((locked, n) => ({
          notes_uuid: uuid(900 + n),
          read: true,
          patient_info: { uuid: locked, name: 'Ela', locked: true },
        })),
      }),
    ),
  )

interface Clinic {
  locked?: readonly string[]
  found?: object[]
}

async function openPage({ locked = [], found = CLINIC }: Clinic = {}) {
  lockedPatients(...locked)
  respondWith(found)
  const view = await renderScreen(<PatientListPage />, { path: '/tr/hasta-listesi' })
  const chosen = recordPayloads(patientChosen, view.scope)
  return { ...view, chosen, user: userEvent.setup() }
}

const field = () => screen.getByRole('searchbox', { name: 'Hasta ara' })
const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('button').textContent)

test('below three characters the page shows a hint and sends no request', async () => {
  const { user } = await openPage()
  const requested = vi.fn()
  server.use(http.post(FIND, requested))
  await user.type(field(), ' ka ')
  expect(screen.getByText('En az 3 karakter giriniz...')).toBeInTheDocument()
  expect(screen.getByText('Hasta adı, soyadı veya telefon numarası ile arayabilirsiniz.')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await pause(500)
  expect(screen.getByRole('status')).toHaveTextContent('En az 3 karakter giriniz...')
  expect(requested).not.toHaveBeenCalled()
})

test('all found patients are in the table, and missing data is not made up', async () => {
  const many = Array.from({ length: 3_000 }, (_, n) => ({ uuid: uuid(n), name: `Kaya ${n}` }))
  const { user } = await openPage({ found: [...CLINIC, ...many] })
  await user.type(field(), 'kaya')
  expect(screen.getAllByText('Hastalar aranıyor...')[0]).toBeInTheDocument()
  expect(await screen.findByRole('table', { name: 'Bulunan hastalar' })).toHaveAttribute('aria-rowcount', '3001')
  expect(screen.getByRole('heading', { name: '3.000 hasta' })).toBeInTheDocument()
  expect(await screen.findByText('3.000 hasta', { selector: '[role=status]' })).toBeInTheDocument()
  const [, first, second, third] = screen.getAllByRole('row')
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', 'tel:+905324182207')
  expect(first).toHaveTextContent('64 yaşında')
  expect(second).toHaveTextContent('31.02.1990')
  expect(second).not.toHaveTextContent('yaşında')
  expect(third).toHaveTextContent('Adı kayıtlı değil')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

test('during the search the rows have the columns of the user', async () => {
  const { scope, user } = await openPage()
  await act(() =>
    allSettled(columnLayout.updated, {
      scope,
      params: (layout) => resizeColumn(moveColumn(layout, 'phone', 'name'), 'phone', 300),
    }),
  )
  const tracks = () =>
    document.querySelector<HTMLElement>('[style*="--column-tracks"]')?.style.getPropertyValue('--column-tracks')
  await user.type(field(), 'kaya')
  const loadingTracks = tracks()
  expect(loadingTracks).toMatch(/^300px /)
  await screen.findByRole('table')
  expect(tracks()).toBe(loadingTracks)
})

test('a national ID number is hidden until it is revealed, one at a time', async () => {
  const { user } = await openPage({
    found: [CLINIC[0] as object, { ...CLINIC[0], uuid: uuid(7), citizenship_number: '20000000256' }],
  })
  await user.type(field(), 'kaya')
  const [first, second] = await screen.findAllByRole('button', { name: 'Numarayı göster' })
  expect(document.body.outerHTML).not.toContain('10000000146')
  await user.click(first as HTMLElement)
  expect(screen.getByText('10000000146')).toBeInTheDocument()
  await user.click(second as HTMLElement)
  expect(document.body.outerHTML).not.toContain('10000000146')
  expect(screen.getByText('20000000256')).toBeInTheDocument()
})

test('phone and national ID number of a locked patient are hidden until the PIN is entered', async () => {
  const { user, scope } = await openPage({ locked: [uuid(1)] })
  await user.type(field(), 'kaya')
  await waitFor(() => expect(screen.getByRole('img', { name: 'Kilitli hasta' })).toBeInTheDocument())
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Numarayı göster' })).not.toBeInTheDocument()
  expect(document.body.outerHTML).not.toMatch(/10000000146|418/)
  await act(() => allSettled(patientUnlocked, { scope, params: uuid(1) }))
  expect(screen.getByRole('link')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Numarayı göster' })).toBeInTheDocument()
})

test('without reminders phone and national ID number of every patient are hidden until the PIN is entered', async () => {
  const { user, scope, queryClient } = await openPage()
  server.use(http.get(REMINDERS, () => HttpResponse.json({}, { status: 400 })))
  await act(() => queryClient.resetQueries())
  await user.type(field(), 'kaya')
  await screen.findByRole('table')
  expect(screen.getAllByRole('img', { name: 'Kilitli hasta' })).toHaveLength(3)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Numarayı göster' })).not.toBeInTheDocument()
  expect(document.body.outerHTML).not.toMatch(/10000000146|418/)
  await act(() => allSettled(patientUnlocked, { scope, params: uuid(1) }))
  expect(screen.getByRole('link')).toBeInTheDocument()
})

test('without reminders no recent patients are listed', async () => {
  const { scope, queryClient } = await openPage()
  server.use(http.get(REMINDERS, () => HttpResponse.json({}, { status: 400 })))
  await act(() => queryClient.resetQueries())
  await act(() => allSettled(recentPatientAdded, { scope, params: patient(1, 'Ela') }))
  expect(screen.queryByRole('region', { name: 'Son açılan hastalar' })).not.toBeInTheDocument()
})

test('arrow keys move from the field through the rows, and Enter chooses a patient', async () => {
  const { user, chosen } = await openPage()
  await user.type(field(), 'kaya')
  await screen.findByRole('table')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen).toEqual([expect.objectContaining({ uuid: uuid(2) })])
  await user.keyboard('{Home}{Tab}{Enter}')
  expect(chosen.at(-1)).toEqual(expect.objectContaining({ uuid: uuid(1) }))
  expect(chosen).toHaveLength(2)
  await user.keyboard('{ArrowUp}')
  expect(field()).toHaveFocus()
})

test('column headers sort and set aria-sort; the third click restores the order of the search', async () => {
  const { user } = await openPage()
  await user.type(field(), 'kaya')
  const header = await screen.findByRole('columnheader', { name: 'Ad soyad' })
  const sort = within(header).getByRole('button', { name: 'Ad soyad' })
  expect(header).toHaveAttribute('aria-sort', 'none')
  await user.click(sort)
  expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Çağrı Kaya', 'Şule Kaya', 'Adı kayıtlı değil'])
  await user.click(sort)
  expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(names()).toEqual(['Şule Kaya', 'Çağrı Kaya', 'Adı kayıtlı değil'])
  await user.click(sort)
  expect(header).toHaveAttribute('aria-sort', 'none')
})

test('a response for an older term is never shown', async () => {
  const { user } = await openPage()
  server.use(
    http.post(FIND, async ({ request }) => {
      const { keyword } = (await request.json()) as { keyword: string }
      if (keyword === 'kaya') await delay(500)
      return HttpResponse.json({ companiesPatient: [{ uuid: uuid(1), name: `Found by ${keyword}` }] })
    }),
  )
  await user.type(field(), 'kaya')
  await pause(350)
  await user.type(field(), 'n')
  await waitFor(() => expect(names()).toEqual(['Found by kayan']))
  await pause(500)
  expect(names()).toEqual(['Found by kayan'])
})

test('an empty result shows a message with the term', async () => {
  const { user } = await openPage({ found: [] })
  await user.type(field(), 'Şenol')
  expect(await screen.findByText('"Şenol" için hasta bulunamadı')).toBeInTheDocument()
  expect(screen.getByText('Farklı anahtar kelimeler deneyebilirsiniz')).toBeInTheDocument()
})

test('an error is shown and can be retried', async () => {
  const { user } = await openPage()
  server.use(http.post(FIND, () => HttpResponse.json({}, { status: 400 })))
  await user.type(field(), 'kaya')
  expect((await screen.findByText('Arama sırasında bir hata oluştu')).closest('[role=alert]')).toBeInTheDocument()
  respondWith(CLINIC)
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByRole('table')).toBeInTheDocument()
})

test('without a connection the search waits and then continues', async () => {
  const { user } = await openPage()
  act(() => onlineManager.setOnline(false))
  await user.type(field(), 'kaya')
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByRole('table')).toBeInTheDocument()
})

test('recent patients are listed before a search, without locked ones', async () => {
  const { user, scope, chosen } = await openPage({ locked: [uuid(2)] })
  await act(() => allSettled(recentPatientAdded, { scope, params: patient(2, 'Kilitli Kişi') }))
  await act(() => allSettled(recentPatientAdded, { scope, params: patient(1, 'Ela') }))
  const card = await screen.findByRole('region', { name: 'Son açılan hastalar' })
  await waitFor(() =>
    expect(
      within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['EEla']),
  )
  await user.click(within(card).getByRole('button'))
  expect(chosen).toEqual([patient(1, 'Ela')])
})
