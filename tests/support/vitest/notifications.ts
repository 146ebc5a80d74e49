import { HttpResponse, http } from 'msw'
import type { startServer } from './platform-server'
import { PLATFORM } from './render-screen'
import { uuid } from '../uuid'

export const LIST = `${PLATFORM}/api/v2/appointments/notifications`

export const noNotifications = http.post(LIST, () => HttpResponse.json({ notifications: [] }))

interface NotificationDto {
  uuid: string
  is_visible?: boolean
}

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

/** A clinic with these notifications, which can be changed, and without doctors. @returns the requested changes */
export function mockNotifications(
  server: ReturnType<typeof startServer>,
  notifications: readonly NotificationDto[],
  { rejects = [] as string[] } = {},
) {
  const requested: string[] = []
  let list = notifications
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
    http.post(`${PLATFORM}/api/v1/doctor/list/post`, () => HttpResponse.json({ lists: [] })),
    http.post(LIST, () => HttpResponse.json({ notifications: list })),
    http.post(`${LIST}/delete`, ({ request }) => changed('remove', request)),
    http.post(`${LIST}/visibility`, ({ request }) => changed('visibility', request)),
  )
  return requested
}
