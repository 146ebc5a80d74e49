import { type Company, type CompanySettings, WorkingHours } from '@/shared/api'

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
type Weekday = (typeof WEEKDAYS)[number]

/** Both times have the format `HH:mm`. */
export interface OpenInterval {
  start: string
  end: string
}

/** An empty list means closed. */
export type WeekHours = Readonly<Record<Weekday, readonly OpenInterval[]>>

export const weekHours = (of: (day: Weekday) => readonly OpenInterval[]): WeekHours => ({
  monday: of('monday'),
  tuesday: of('tuesday'),
  wednesday: of('wednesday'),
  thursday: of('thursday'),
  friday: of('friday'),
  saturday: of('saturday'),
  sunday: of('sunday'),
})

/** The format of working hours is not agreed upon (assumption R19): null for anything but a week of intervals. */
export function parseWorkingHours(input: unknown): WeekHours | null {
  const parsed = WorkingHours.safeParse(input)
  if (!parsed.success || !WEEKDAYS.some((day) => parsed.data[day])) return null
  return weekHours((day) => parsed.data[day]?.filter(hasLength) ?? [])
}

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
