import { type Company, type CompanySettings, WorkingDay } from '@/shared/api'
import { isRecord } from '@/shared/lib/json'

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
type Weekday = (typeof WEEKDAYS)[number]

/** Both times have the format `HH:mm`. */
export interface OpenInterval {
  start: string
  end: string
}

/** An empty list means closed, null that the hours of the day are unknown. */
export type WeekHours = Readonly<Record<Weekday, readonly OpenInterval[] | null>>

export const weekHours = (of: (day: Weekday) => readonly OpenInterval[] | null): WeekHours => ({
  monday: of('monday'),
  tuesday: of('tuesday'),
  wednesday: of('wednesday'),
  thursday: of('thursday'),
  friday: of('friday'),
  saturday: of('saturday'),
  sunday: of('sunday'),
})

/** The format of working hours is not agreed upon (assumption R19): null without a day that can be read. */
export function parseWorkingHours(input: unknown): WeekHours | null {
  if (!isRecord(input)) return null
  const week = weekHours((day) => parseDay(input[day]))
  return WEEKDAYS.some((day) => input[day] != null && week[day] !== null) ? week : null
}

/** A day with an interval that cannot be read is unknown: the rest of it would be shown as closed. */
function parseDay(input: unknown): readonly OpenInterval[] | null {
  const { success, data } = WorkingDay.safeParse(Array.isArray(input) ? input.map(withoutSeconds) : (input ?? null))
  return success ? (data?.filter(hasLength) ?? []) : null
}

const withoutSeconds = (interval: unknown): unknown =>
  isRecord(interval) ? { start: toMinutes(interval.start), end: toMinutes(interval.end) } : interval

const toMinutes = (time: unknown): unknown =>
  typeof time === 'string' ? time.replace(/^(\d\d:\d\d):[0-5]\d$/, '$1') : time

/** An interval from midnight to midnight is the whole day. */
const hasLength = ({ start, end }: OpenInterval): boolean => start !== end || start === '00:00'

/** In minutes. */
export interface SlotDurations {
  online: number | null
  faceToFace: number | null
}

export interface ClinicSettings {
  hours: WeekHours | null
  slots: SlotDurations
}

export const toClinicSettings = ({ companies_setting }: CompanySettings): ClinicSettings => ({
  hours: parseWorkingHours(companies_setting?.working_hours),
  slots: {
    online: companies_setting?.online_booking?.online_slot_duration ?? null,
    faceToFace: companies_setting?.online_booking?.face_to_face_slot_duration ?? null,
  },
})

/** Of a clinic or of one doctor in it, whose `slots` are null unless the override is switched on. */
export interface WorkingTimes {
  hours: WeekHours | null
  slots: SlotDurations | null
}

export function toDoctorOverride({ doctor_setting }: Company): WorkingTimes {
  const booking = doctor_setting?.online_booking_override
  return {
    hours: parseWorkingHours(doctor_setting?.working_hours),
    slots: booking?.enabled
      ? {
          online: booking.online_slot_duration_override ?? null,
          faceToFace: booking.face_to_face_slot_duration_override ?? null,
        }
      : null,
  }
}
