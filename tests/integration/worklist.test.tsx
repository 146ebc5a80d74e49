import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { useUnit } from 'effector-react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import '@/app/wiring/features/patients'
import { ownerIdentified } from '@/entities/reminder'
import { RemindersBell } from '@/features/review-reminders'
import { PinDialog } from '@/features/unlock-pin'
import { PatientWorklistPage } from '@/pages/patient-worklist'
import { $minute } from '@/shared/lifecycle'
import { $location, $navigator, locationChanged } from '@/shared/routes'
import { prefetchViews } from '@/shared/ui/lazy'
import { installFakeTime } from '../support/fake-time'
import { note as noteOf, startRemindersPlatform, uuid } from '../support/reminders-platform'
import { PLATFORM, renderScreen } from '../support/render-screen'

const PATH = '/tr/hasta-islemleri'
const ADA = { uuid: uuid(101), name: 'Ada', locked: false }
const BERK = { uuid: uuid(102), name: 'Berk', locked: false }
const LOCKED = { uuid: uuid(103), name: 'Kilitli Kişi', locked: true }

const { server, respondWith } = startRemindersPlatform()

installFakeTime()
beforeEach(() => void vi.setSystemTime('2026-11-21T10:00:00+03:00'))

/** The page exists only at its address. */
function Screen() {
  const { pathname } = useUnit($location)
  return pathname === PATH && <PatientWorklistPage />
}

async function openPage() {
  const view = await renderScreen(
    <>
      <RemindersBell />
      <Screen />
      <PinDialog />
    </>,
    { path: PATH },
  )
  const { scope } = view
  const navigate = vi.fn(() => Promise.resolve())
  await act(async () => {
    await allSettled($navigator, { scope, params: { navigate } })
    await allSettled($minute, { scope, params: Date.now() })
    await allSettled(ownerIdentified, { scope, params: uuid(901) })
    await prefetchViews()
  })
  const go = (pathname: string) =>
    act(() => allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } }))
  return { ...view, navigate, go }
}

const rows = () => screen.queryAllByRole('listitem')
const titles = (level: 2 | 3) => rows().flatMap((row) => within(row).queryAllByRole('heading', { level }))
const texts = (level: 2 | 3) => titles(level).map(({ textContent }) => textContent)
const buttonOf = (text: string, name: string) => {
  const row = rows().find(({ textContent }) => textContent.includes(text))
  if (!row) throw new Error(`no row with the text ${text}`)
  return within(row).getByRole('button', { name })
}

test('reminders are handled by patient: read, snoozed, removed and undone', async () => {
  respondWith([
    noteOf(1, { patient_info: ADA, note: 'Tahlil', remind_at: '2020-01-01T09:00:00Z' }),
    noteOf(2, { patient_info: BERK, note: 'Kontrol', remind_at: '2020-01-02T09:00:00Z' }),
    noteOf(3, { patient_info: ADA, note: 'Reçete' }),
  ])
  const { unmount } = await openPage()
  expect(await screen.findByText('Kaynak: hatırlatmalar')).toBeInTheDocument()
  await waitFor(() => expect(texts(2)).toEqual(['Ada', 'Berk']))
  expect(texts(3)).toEqual(['Gecikmiş 1', 'Daha sonra 1', 'Gecikmiş 1'])
  await userEvent.click(buttonOf('Tahlil', 'Ada: okundu olarak işaretle'))
  expect(await screen.findByRole('button', { name: 'Hatırlatmalar, 2 okunmamış' })).toBeInTheDocument()
  await userEvent.click(buttonOf('Kontrol', 'Berk: listeden kaldır'))
  await waitFor(() => expect(texts(2)).toEqual(['Ada']))
  await userEvent.click(screen.getByRole('button', { name: 'Geri al' }))
  await waitFor(() => expect(texts(2)).toEqual(['Ada', 'Berk']))
  await userEvent.click(buttonOf('Reçete', 'Ada: sonra hatırlat'))
  await userEvent.click(screen.getByRole('menuitem', { name: /^Bir saat sonra/ }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  unmount()
  await openPage()
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('the filters by type and creator are kept after visiting a patient', async () => {
  respondWith([
    noteOf(1, { patient_info: ADA, type: 'critical' }),
    noteOf(2, { patient_info: BERK, type: 'task' }),
    noteOf(3, { patient_info: BERK, type: 'task', createdBy: { name: 'Şule' } }),
  ])
  const { go } = await openPage()
  await waitFor(() => expect(rows()).toHaveLength(3))
  const type = () => screen.getByRole('combobox', { name: 'Tür' })
  const creator = () => screen.getByRole('combobox', { name: 'Ekleyen' })
  await userEvent.selectOptions(type(), 'Görev (2)')
  expect(screen.getByRole('heading', { name: '1 hasta, 2 hatırlatma' })).toBeInTheDocument()
  await userEvent.selectOptions(creator(), 'Şule (1)')
  await go(`/tr/hasta-takip/${BERK.uuid}`)
  expect(rows()).toHaveLength(0)
  await go(PATH)
  expect(type()).toHaveDisplayValue('Görev (1)')
  expect(creator()).toHaveDisplayValue('Şule (1)')
  expect(rows()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Filtreleri temizle' }))
  expect(type()).toHaveValue('')
  expect(creator()).toHaveValue('')
})

test('a locked patient shows no note before the PIN, which opens the follow-up page', async () => {
  server.use(
    http.get(`${PLATFORM}/api/v1/user/info-detail`, () =>
      HttpResponse.json({ statusCode: 200, userInfo: { uuid: uuid(1), pin: '4827' } }),
    ),
  )
  respondWith([noteOf(1, { patient_info: LOCKED, note: 'Gizli' }), noteOf(2, { patient_info: ADA, note: 'Açık' })])
  const { navigate } = await openPage()
  expect(await screen.findByText('Açık')).toBeInTheDocument()
  expect(screen.queryByText('Gizli')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Kilitli Kişi: PIN ile aç' }))
  const pin = within(await screen.findByRole('dialog', { name: 'Günlük PIN kodunuzu girin' }))
  await userEvent.click((await pin.findAllByRole('textbox'))[0] as HTMLElement)
  await userEvent.keyboard('4827')
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(`/tr/hasta-takip/${LOCKED.uuid}`, { replace: false }))
  expect(await screen.findByText('Gizli')).toBeInTheDocument()
})
