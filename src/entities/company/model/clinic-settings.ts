import type { Company, CompanySettings } from '@/shared/api'
import { parseWorkingHours, type WeekHours } from './working-hours'

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

/** Hours and durations of one doctor in a clinic; `slots` is null unless the override is switched on. */
export interface DoctorOverride {
  hours: WeekHours | null
  slots: SlotDurations | null
}

export function toDoctorOverride({ doctor_setting }: Company): DoctorOverride {
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
