import { WEEKDAYS } from '@/entities/company'

export type Weekday = (typeof WEEKDAYS)[number]

/** A local day as the platform writes it: `2026-11-21`. */
export type Day = string

const DAY_MS = 86_400_000

/** By the calendar alone: days are counted in Greenwich, where each of them has 24 hours. */
const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const dayOf = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10)

export const shiftDay = (day: Day, by: number): Day => dayOf(numberOf(day) + by)

/** 1 January 1970 was a Thursday. */
const indexInWeek = (day: Day): number => (((numberOf(day) + 3) % 7) + 7) % 7

export const weekdayOf = (day: Day): Weekday => WEEKDAYS[indexInWeek(day)] ?? 'monday'

/** The seven days of the week that a day is in, Monday first. */
export function weekOf(day: Day): Day[] {
  const monday = shiftDay(day, -indexInWeek(day))
  return WEEKDAYS.map((_, at) => shiftDay(monday, at))
}

/** No appointment is older, or further away; such a year is one that is not typed to its end. */
export const isPlausibleDay = (text: string): boolean => /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && isRealDay(text)

/** Of 31 February `Date` would make a day of March. */
const isRealDay = (text: string): boolean => !Number.isNaN(numberOf(text)) && shiftDay(text, 0) === text

/** Tells which of the days a moment is on; null where on none of them. */
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

/** When a day begins here: midnight, or the first moment after it where the clocks leave midnight out. */
export function startOfDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
