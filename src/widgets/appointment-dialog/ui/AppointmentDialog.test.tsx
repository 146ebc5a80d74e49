import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch } from 'effector'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeRequested, toNotification } from '@/entities/notification'
import { patientSought } from '@/features/search-patients'
import { joinDialogRequested } from '@/features/video-call'
import { PLATFORM, renderScreen } from '../../../../tests/support/render-screen'
import { AppointmentDialog } from './AppointmentDialog'

const ONE = {
  uuid: 'e2a0a3b4-11f2-4a38-8f0e-6f3f2a7d9c05',
  message: 'Erken gelecek',
  patient_name: 'Mehmet Öztürk',
  appointment_start: '2026-11-21 10:15',
}

const server = setupServer(http.post(`${PLATFORM}/api/*`, () => HttpResponse.json({})))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

async function open(dto: Parameters<typeof toNotification>[0] | null) {
  const closed = vi.fn()
  const view = await renderScreen(
    <AppointmentDialog notification={dto && toNotification(dto)} onClose={() => closed()} />,
  )
  const heard = { sought: vi.fn(), asked: vi.fn(), invited: vi.fn() }
  createWatch({ unit: patientSought, scope: view.scope, fn: heard.sought })
  createWatch({ unit: changeRequested, scope: view.scope, fn: heard.asked })
  createWatch({ unit: joinDialogRequested, scope: view.scope, fn: heard.invited })
  return { closed, ...heard, user: userEvent.setup() }
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Randevu bildirimi' }))

test('everything that is known of the appointment is on the card, and what can be done with it', async () => {
  const { asked, closed, user } = await open(ONE)
  expect(dialog().getByRole('heading', { name: 'Mehmet Öztürk' })).toBeDefined()
  expect(dialog().getByText('21.11.2026 10:15')).toBeDefined()
  expect(dialog().getByText('Erken gelecek')).toBeDefined()
  await user.click(dialog().getByRole('button', { name: 'Gizle: Mehmet Öztürk' }))
  expect(asked).toHaveBeenCalledExactlyOnceWith({ uuid: ONE.uuid, to: 'hidden' })
  await user.click(dialog().getByRole('button', { name: 'Kapat' }))
  expect(closed).toHaveBeenCalledOnce()
})

test('the patient is sought by the only thing that is known of them, and the dialog makes room', async () => {
  const { closed, sought, user } = await open(ONE)
  await user.click(dialog().getByRole('button', { name: 'Hastayı bul' }))
  expect(closed).toHaveBeenCalledOnce()
  expect(sought).toHaveBeenCalledExactlyOnceWith('Mehmet Öztürk')
})

test('a consultation begins with the patient’s name', async () => {
  const { closed, invited, user } = await open(ONE)
  await user.click(dialog().getByRole('button', { name: 'Görüşme başlat' }))
  expect(closed).toHaveBeenCalledOnce()
  expect(invited).toHaveBeenCalledExactlyOnceWith({ participant: 'Mehmet Öztürk' })
})

test('without a name there is nobody to find, and the button says so', async () => {
  const { closed, sought, user } = await open({ ...ONE, patient_name: null })
  const button = dialog().getByRole('button', { name: 'Hastayı bul' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(screen.getByText('Bu bildirimde hasta adı yok.')).toBeDefined()
  expect(sought).not.toHaveBeenCalled()
  expect(closed).not.toHaveBeenCalled()
})

test('without a notification there is no dialog', async () => {
  await open(null)
  expect(screen.queryByRole('dialog')).toBeNull()
})
