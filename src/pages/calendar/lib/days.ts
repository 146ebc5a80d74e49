import { WEEKDAYS } from '@/entities/company'
import { fromClinicClock } from '@/shared/lib/date-time'
import { type Day, shiftDay, weekdayIndex } from '@/shared/lib/day'

export type Weekday = (typeof WEEKDAYS)[number]

export const weekdayOf = (day: Day): Weekday => WEEKDAYS[weekdayIndex(day)] ?? 'monday'

/** Finds the day of an instant; null for none of the days. */
export function dayFinder(days: readonly Day[]): (at: Date) => Day | null {
  const bounds = days.map((day) => ({
    day,
    begin: startOfDay(day).getTime(),
    end: startOfDay(shiftDay(day, 1)).getTime(),
  }))
  return (at) => {
    const time = at.getTime()
    return bounds.find(({ begin, end }) => time >= begin && time < end)?.day ?? null
  }
}

/** Midnight, or the first instant after it where DST skips midnight. */
export const startOfDay = (day: Day): Date => fromClinicClock(Date.parse(`${day}T00:00Z`))
