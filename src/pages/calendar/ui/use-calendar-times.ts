import { useClinicSettings, useDoctorOverride } from '@/entities/company'
import { calendarTimes } from '../lib/working-times'

/** Working times of the clinic and of the user. Not required: without them nothing is shaded. */
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
