import { useUnit } from 'effector-react'
import { useDoctors, useNotificationsByDays, useUndatedNotifications } from '@/entities/notification'
import { useUser } from '@/entities/user'
import { shiftDay, weekOf } from '@/shared/lib/day'
import { buildCalendarData } from '../lib/calendar-data'
import { $day, $doctor, $isOnlyActive, $view } from '../model/calendar'

export function useCalendar() {
  const { view, day, chosen, isOnlyActive } = useUnit({
    view: $view,
    day: $day,
    chosen: $doctor,
    isOnlyActive: $isOnlyActive,
  })
  const days = view === 'week' ? weekOf(day) : [day]
  const [first = day, last = day] = [days[0], days.at(-1)]
  const found = useNotificationsByDays(days, { adjacentDays: [shiftDay(first, -1), shiftDay(last, 1)], isOnlyActive })
  const undated = useUndatedNotifications({ isEnabled: found.data !== undefined, isOnlyActive })
  const { data: listed = [] } = useDoctors()
  const { data: user } = useUser()
  const shown = buildCalendarData({
    days,
    isByDoctor: view === 'day',
    chosen,
    notifications: found.data ?? [],
    listed,
    ownName: user?.fullName ?? null,
  })
  return {
    view,
    days,
    found,
    undated,
    shown,
    without: chosen ? ('otherDoctors' as const) : isOnlyActive ? ('hidden' as const) : ('nothing' as const),
  }
}
