import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, vi } from 'vitest'
import { CalendarPage } from '@/pages/calendar'
import { installFakeTime } from './fake-time'
import { LIST } from './notifications'
import { startServer } from './platform-server'
import { PLATFORM, renderScreen } from './render-screen'
import { uuid } from '../uuid'

// Hooks of every test file that imports this one, like those of `server`.
installFakeTime()
beforeEach(() => void vi.stubEnv('TZ', 'Europe/Istanbul'))

/** A Friday. */
export const TODAY = '2026-11-20'

interface EntryInput {
  patient: string
  doctor?: string | null
  at?: string | null
  more?: { is_visible?: boolean; [field: string]: unknown }
}

export const notification = (
  { patient, doctor = 'Dr. Ayşe Yılmaz', at = `${TODAY}T10:00`, more }: EntryInput,
  n: number,
) => ({
  uuid: uuid(n + 1),
  patient_name: patient,
  doctor_name: doctor,
  appointment_start: at,
  appointment_type: 'Kontrol',
  ...more,
})

const week = (start: string, end: string) => ({
  monday: [{ start, end }],
  friday: [{ start, end }],
})

export const server = startServer(
  http.post(`${PLATFORM}/api/v1/doctor/list/post`, () =>
    HttpResponse.json({
      lists: [
        { uuid: uuid(901), full_name: 'Dr. Ayşe Yılmaz', branch_name: 'Kardiyoloji' },
        { uuid: uuid(902), full_name: 'Dr. Berk Ak' },
      ],
    }),
  ),
  http.get(`${PLATFORM}/api/v1/user/info-detail`, () =>
    HttpResponse.json({ statusCode: 200, userInfo: { uuid: uuid(900), name: 'Ayşe', surname: 'Yılmaz' } }),
  ),
  http.get(`${PLATFORM}/api/v1/companies/companies/settings/company`, () =>
    HttpResponse.json({
      companies: [
        {
          uuid: uuid(800),
          companies_setting: {
            working_hours: week('09:00', '18:00'),
            online_booking: { online_slot_duration: 15, face_to_face_slot_duration: 30 },
          },
        },
      ],
    }),
  ),
  http.get(`${PLATFORM}/api/v1/doctor/companies`, () =>
    HttpResponse.json({ companies: [{ uuid: uuid(800), doctor_setting: { working_hours: { friday: [] } } }] }),
  ),
)

/** Entries by day; `none` holds the entries without a date. */
type Days = Record<string, readonly EntryInput[] | 'fails'>

export function respondWith(days: Days) {
  server.use(
    http.post(LIST, async ({ request }) => {
      const { date, is_visible } = (await request.json()) as { date: string | null; is_visible: boolean }
      const all = () => Object.values(days).flatMap((item) => (item === 'fails' ? [] : item))
      const inputs = date === null && days.none !== 'fails' ? all() : days[date ?? 'none']
      if (inputs === 'fails') return HttpResponse.json({}, { status: 500 })
      const list = (inputs ?? []).map(notification)
      return HttpResponse.json({ notifications: is_visible ? list.filter((item) => item.is_visible !== false) : list })
    }),
  )
}

export async function openCalendar(days: Days = {}, path: '/tr/takvim' | '/en/calendar' = '/tr/takvim', today = TODAY) {
  respondWith(days)
  return await renderScreen(
    <main tabIndex={-1}>
      <CalendarPage />
    </main>,
    { path, today },
  )
}

export const tile = (name: RegExp) => screen.findByRole('button', { name })
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
