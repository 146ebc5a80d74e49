import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { changeRequested, toNotification } from '@/entities/notification'
import { patientSearchRequested } from '@/entities/patient'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { AppointmentDialog } from './AppointmentDialog'

const NOTIFICATION = {
  uuid: 'e2a0a3b4-11f2-4a38-8f0e-6f3f2a7d9c05',
  message: 'Erken gelecek',
  patient_name: 'Mehmet Öztürk',
  appointment_start: '2026-11-21 10:15',
}

startServer(http.post(`${PLATFORM}/api/*`, () => HttpResponse.json({})))

async function open(dto: Parameters<typeof toNotification>[0] | null) {
  const received = { closed: vi.fn(), joined: vi.fn() }
  const view = await renderScreen(
    <AppointmentDialog
      notification={dto && toNotification(dto)}
      onClose={() => received.closed()}
      onJoinCall={received.joined}
    />,
  )
  const requested = recordPayloads(changeRequested, view.scope)
  const searched = recordPayloads(patientSearchRequested, view.scope)
  return { ...received, requested, searched, user: userEvent.setup() }
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Randevu bildirimi' }))

test('the dialog shows all data and the actions of the notification', async () => {
  const { requested, closed, user } = await open(NOTIFICATION)
  expect(dialog().getByRole('heading', { name: 'Mehmet Öztürk' })).toBeInTheDocument()
  expect(dialog().getByText('21.11.2026 10:15')).toBeInTheDocument()
  expect(dialog().getByText('Erken gelecek')).toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Gizle: Mehmet Öztürk', description: '21.11.2026 10:15' }))
  expect(requested).toEqual([{ uuid: NOTIFICATION.uuid, to: 'hidden', patientName: 'Mehmet Öztürk' }])
  await user.click(dialog().getByRole('button', { name: 'Kapat' }))
  expect(closed).toHaveBeenCalledOnce()
})

test('a removal is requested after a confirmation', async () => {
  const { requested, user } = await open(NOTIFICATION)
  await user.click(dialog().getByRole('button', { name: 'Kaldır: Mehmet Öztürk', description: '21.11.2026 10:15' }))
  expect(requested).toEqual([])
  const confirmation = screen.getByRole('dialog', { name: 'Mehmet Öztürk: bildirim kaldırılsın mı?' })
  expect(confirmation).toHaveAccessibleDescription('Bu işlem geri alınamaz.')
  await user.click(within(confirmation).getByRole('button', { name: 'Kaldır' }))
  expect(requested).toEqual([{ uuid: NOTIFICATION.uuid, to: 'removed' }])
})

test('"find patient" closes the dialog and searches for the name', async () => {
  const { closed, searched, user } = await open(NOTIFICATION)
  await user.click(dialog().getByRole('button', { name: 'Hastayı bul' }))
  expect(closed).toHaveBeenCalledOnce()
  expect(searched).toEqual(['Mehmet Öztürk'])
})

test('"join a consultation" closes the dialog and passes the patient’s name', async () => {
  const { closed, joined, user } = await open(NOTIFICATION)
  await user.click(dialog().getByRole('button', { name: 'Görüşmeye katıl' }))
  expect(closed).toHaveBeenCalledOnce()
  expect(joined).toHaveBeenCalledExactlyOnceWith({ peerName: 'Mehmet Öztürk' })
})

test('without a name the search button is disabled with a reason', async () => {
  const { closed, searched, user } = await open({ ...NOTIFICATION, patient_name: null })
  const button = dialog().getByRole('button', { name: 'Hastayı bul' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(screen.getByText('Bu bildirimde hasta adı yok.')).toBeInTheDocument()
  expect(searched).toEqual([])
  expect(closed).not.toHaveBeenCalled()
})

test('without a notification there is no dialog', async () => {
  await open(null)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
