import { useClinicSettings, useDoctorOverride } from '@/entities/company'
import { calendarTimes } from '../lib/working-times'

/** When the clinic and the signed-in doctor work. A calendar without it is still one: it shades nothing. */
export function useCalendarTimes() {
  const clinic = useClinicSettings()
  const override = useDoctorOverride()
  return {
    times: calendarTimes(clinic.data, override.data),
    isPending: (clinic.isPending && !clinic.isPaused) || (override.isPending && !override.isPaused),
    isError: clinic.isError,
    refetch: () => void clinic.refetch(),
  }
}
