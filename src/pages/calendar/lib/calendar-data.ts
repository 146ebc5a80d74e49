import { type Doctor, doctorKey, type Notification } from '@/entities/notification'
import type { Day } from '@/shared/lib/day'
import { dayFinder } from './time-axis'
import { type CalendarDoctor, calendarDoctors } from './doctors'
import type { ColumnSubject } from './grid-layout'

export interface CalendarData {
  entries: readonly Notification[]
  doctors: readonly CalendarDoctor[]
  ownKey: string | null
  subjects: readonly ColumnSubject[]
}

interface CalendarSources {
  days: readonly Day[]
  isByDoctor: boolean
  chosen: { key: string; name: string | null } | null
  notifications: readonly Notification[]
  listed: readonly Doctor[]
  ownName: string | null
}

export function buildCalendarData({
  days,
  isByDoctor,
  chosen,
  notifications,
  listed,
  ownName,
}: CalendarSources): CalendarData {
  const onDays = entriesOn(notifications, days)
  const named = [...new Set([...onDays.map(({ doctorName }) => doctorName), ...(chosen ? [chosen.name] : [])])]
  const doctors = calendarDoctors(listed, named, ownName)
  const ownKey = doctors.find(({ isOwn }) => isOwn)?.key ?? null
  const chosenDoctor = doctors.find(({ key }) => key === chosen?.key) ?? null
  const columnDoctors = chosenDoctor ? [chosenDoctor] : doctors
  return {
    entries: ofDoctor(onDays, chosen),
    doctors,
    ownKey,
    // Without a known doctor the day has one column, so that its hours, skeleton and scroll position do not wait for them.
    subjects:
      isByDoctor && columnDoctors.length > 0
        ? days.flatMap((day) =>
            columnDoctors.map((doctor) => ({ key: `doctor ${doctor.key}`, day, doctor, headedBy: 'doctor' as const })),
          )
        : days.map((day) => ({ key: `day ${day}`, day, doctor: chosenDoctor, headedBy: 'day' as const })),
  }
}

export const ofDoctor = (
  notifications: readonly Notification[],
  chosen: CalendarSources['chosen'],
): readonly Notification[] =>
  chosen ? notifications.filter(({ doctorName }) => doctorKey(doctorName) === chosen.key) : notifications

function entriesOn(notifications: readonly Notification[], days: readonly Day[]): readonly Notification[] {
  const dayOf = dayFinder(days)
  return notifications.filter(({ startsAt }) => startsAt !== null && dayOf(startsAt) !== null)
}
