import { useUnit } from 'effector-react'
import { useClinicSettings, useDoctorOverride } from '@/entities/company'
import { useDoctors, useNotificationsByDays, useUndatedNotifications } from '@/entities/notification'
import { useUser } from '@/entities/user'
import type { Day } from '@/shared/lib/day'
import { isPendingOnline } from '@/shared/query'
import { buildCalendarData, type CalendarData, ofDoctor } from '../lib/calendar-data'
import { calendarTimes } from '../lib/working-times'
import { $day, $doctor, $isOnlyActive, $view, type CalendarView, daysOf } from '../model/calendar'
import type { CalendarFilters } from './calendar-labels'

export function useCalendar() {
  'use memo'
  const { view, day, chosen, isOnlyActive } = useUnit({
    view: $view,
    day: $day,
    chosen: $doctor,
    isOnlyActive: $isOnlyActive,
  })
  const { days, adjacentDays } = daysOf(view, day)
  const query = useNotificationsByDays(days, { adjacentDays, isOnlyActive })
  const undated = useUndatedNotifications({ isEnabled: query.data !== undefined, isOnlyActive })
  const { data: listed = [] } = useDoctors()
  const { data: user } = useUser()
  const data = buildCalendarData({
    days,
    isByDoctor: view === 'day',
    chosen,
    notifications: query.data ?? [],
    listed,
    ownName: user?.fullName ?? null,
  })
  return {
    view,
    days,
    chosen,
    query,
    undated: { ...undated, data: undated.data && ofDoctor(undated.data, chosen) },
    data,
    filters: { isOfOneDoctor: chosen !== null, isOnlyActive },
  }
}

/** Working times of the clinic and of the user. Not required: without them nothing is shaded. */
export function useCalendarTimes() {
  'use memo'
  const clinic = useClinicSettings()
  const override = useDoctorOverride()
  return {
    data: calendarTimes(clinic.data, override.data),
    isPaused: clinic.isPending && clinic.isPaused,
    isLoading: isPendingOnline(clinic) || isPendingOnline(override),
    isError: clinic.isLoadingError,
    isOverrideError: override.isLoadingError,
    error: clinic.error ?? override.error,
    refetch: () => {
      if (clinic.isLoadingError) void clinic.refetch()
      if (override.isLoadingError) void override.refetch()
    },
  }
}

export interface CalendarViewProps {
  data: CalendarData
  view: CalendarView
  label: string
  pendingDays: readonly Day[]
  failedDays: readonly Day[]
  filters: CalendarFilters
}
