import { clinicDayOf, sortByTimestamp } from '../clinic-time.ts'
import { fold } from '../patients/fold.ts'
import type { Database } from '../storage/database.ts'

export interface AppointmentNotification {
  uuid: string
  message: string | null
  patient_name: string | null
  doctor_name: string | null
  priority: number | null
  appointment_type: string | null
  appointment_start: string | null
  created_by: string | null
  created_at: string | null
  background_color: string | null
  type: string | null
  is_visible: boolean
}

export type StoredNotification = AppointmentNotification & { clinic: number; doctor: string | null }

export type NotificationChange = Partial<Omit<StoredNotification, 'uuid' | 'clinic'>>

export interface NotificationFilter {
  /** YYYY-MM-DD in the clinic's time. Null means any, in every field; for `is_visible` it is `false`. */
  date: string | null
  priority: number | null
  is_visible: boolean
  doctor_uuid: string | null
  patient_search: string | null
}

export type NotificationStore = ReturnType<typeof createNotificationStore>

export const createNotificationStore = (database: Database) => {
  const filtered = database.prepare(`
    SELECT * FROM notification
    WHERE clinic = :clinic
      AND (:priority IS NULL OR priority = :priority)
      AND (is_visible OR NOT :visible_only)
      AND (:doctor IS NULL OR doctor = :doctor)
    ORDER BY uuid
  `)
  const byUuid = database.prepare('SELECT * FROM notification WHERE uuid = ?')
  const put = database.prepare(`
    INSERT OR REPLACE INTO notification (uuid, clinic, doctor, message, patient_name, doctor_name, priority,
      appointment_type, appointment_start, created_by, created_at, background_color, type, is_visible)
    VALUES (:uuid, :clinic, :doctor, :message, :patient_name, :doctor_name, :priority,
      :appointment_type, :appointment_start, :created_by, :created_at, :background_color, :type, :is_visible)
  `)

  const get = (uuid: string): StoredNotification | null => {
    const row = byUuid.get(uuid)
    return row ? toNotification(row) : null
  }

  return {
    get,

    list(clinic: number, filter: NotificationFilter): AppointmentNotification[] {
      const { date, priority, is_visible, doctor_uuid: doctor, patient_search } = filter
      const target = fold(patient_search ?? '').trim()
      const found = filtered
        .all({ clinic, priority, doctor, visible_only: Number(is_visible) })
        .map(toNotification)
        .filter(({ appointment_start }) => date === null || clinicDayOf(appointment_start ?? '') === date)
        .filter(({ patient_name }) => fold(patient_name ?? '').includes(target))
      return sortByTimestamp(found, ({ appointment_start }) => appointment_start).map(withoutOrigin)
    },

    add(notification: StoredNotification): AppointmentNotification {
      put.run({ ...notification, is_visible: Number(notification.is_visible) })
      return withoutOrigin(notification)
    },

    change(notification: StoredNotification, change: NotificationChange): AppointmentNotification {
      const changed = { ...notification, ...change }
      put.run({ ...changed, is_visible: Number(changed.is_visible) })
      return withoutOrigin(changed)
    },

    remove(uuid: string): void {
      database.prepare('DELETE FROM notification WHERE uuid = ?').run(uuid)
    },
  }
}

/** Not validated: the table is STRICT and only `put` writes it. SQLite stores the flag as a number. */
const toNotification = (row: Record<string, unknown>): StoredNotification => ({
  ...(row as unknown as StoredNotification),
  is_visible: row.is_visible === 1,
})

const withoutOrigin = ({
  clinic: _clinic,
  doctor: _doctor,
  ...notification
}: StoredNotification): AppointmentNotification => notification
