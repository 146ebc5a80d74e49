import { clinicDay } from '@/shared/lib/date-time'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** From the largest unit to the smallest; a month is approximated with 30 days. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

/** One per language: creating it costs more than the row that shows the time. */
const formats: Partial<Record<string, Intl.RelativeTimeFormat>> = {}

/** "3 dk. önce", "yarın": the distance in the largest unit that fits, rounded towards now; days are those of the calendar. */
export function relativeTime(at: Date, now: Date, language: string): string {
  const distance = at.getTime() - now.getTime()
  const format = (formats[language] ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }))
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? (['second', Infinity] as const)
  return format.format(unit === 'day' ? calendarDays(now, at) : Math.trunc(distance / size), unit)
}

const calendarDays = (from: Date, to: Date): number => (Date.parse(clinicDay(to)) - Date.parse(clinicDay(from))) / DAY
