import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch } from 'effector'
import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { bulkFinished } from '@/entities/notification/model/bulk-change'
import { AppointmentListPage } from '@/pages/appointment-list'
import { startServer } from './platform-server'
import { PLATFORM, renderScreen } from './render-screen'
import { uuid } from '../uuid'

export const LIST = `${PLATFORM}/api/v2/appointments/notifications`

export const notification = (n: number, more: object = {}) => ({
  uuid: uuid(n),
  patient_name: `Hasta ${n}`,
  doctor_name: 'Dr. Ayşe',
  appointment_start: `2026-11-21 ${String(8 + n).padStart(2, '0')}:00`,
  message: `Mesaj ${n}`,
  ...more,
})

export const many = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, n) => notification(n + 1, more))

export const THREE = [
  notification(1, { patient_name: 'Şule', doctor_name: 'Dr. Zeynep', priority: 3 }),
  notification(2, { patient_name: 'Çağla', type: 'critical' }),
  notification(3, { patient_name: null, appointment_start: null }),
]

export const createServer = () =>
  startServer(http.post(`${PLATFORM}/api/v1/doctor/list/post`, () => HttpResponse.json({ lists: [] })))

/** Adds stateful handlers for the list. @returns the requested changes */
export function platformHas(
  server: ReturnType<typeof startServer>,
  notifications: { uuid: string }[],
  { rejects = [] as string[] } = {},
) {
  const requested: string[] = []
  let list: ({ uuid: string } & { is_visible?: boolean })[] = notifications
  const changed = async (what: string, request: Request) => {
    const body = (await request.json()) as { notification_uuid: string; is_visible?: boolean }
    const { notification_uuid: uuid, is_visible } = body
    requested.push(`${what} ${Number(uuid.slice(-4))}`)
    if (rejects.includes(uuid)) return HttpResponse.json({}, { status: 400 })
    list =
      what === 'remove'
        ? list.filter((item) => item.uuid !== uuid)
        : list.map((item) => (item.uuid === uuid ? { ...item, is_visible: is_visible === true } : item))
    return HttpResponse.json({ status: true, message: '' })
  }
  server.use(
    http.post(LIST, () => HttpResponse.json({ notifications: list })),
    http.post(`${LIST}/delete`, ({ request }) => changed('remove', request)),
    http.post(`${LIST}/visibility`, ({ request }) => changed('visibility', request)),
  )
  return requested
}

export async function openList(
  server: ReturnType<typeof startServer>,
  notifications: { uuid: string }[] = THREE,
  options?: { rejects: string[] },
) {
  const requested = platformHas(server, notifications, options)
  const view = await renderScreen(<AppointmentListPage />, { path: '/tr/randevu-listesi' })
  const ended = vi.fn()
  createWatch({ unit: bulkFinished, scope: view.scope, fn: ended })
  return { ...view, requested, ended, user: userEvent.setup() }
}

export const list = {
  table: () => screen.findByRole('table', { name: 'Randevu bildirimleri' }),
  names: () => screen.getAllByRole('rowheader').map((cell) => cell.textContent),
  box: (name: string) => screen.getByRole('checkbox', { name: `Seç: ${name}` }),
  allBox: () => screen.getByRole('checkbox', { name: 'Listedekilerin tümünü seç' }),
  button: (name: string) => screen.getByRole('button', { name }),
  column: (name: string) => screen.getByRole('columnheader', { name }),
}
