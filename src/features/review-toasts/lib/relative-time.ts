import type { Language } from '@/shared/i18n'
import { clinicDay } from '@/shared/lib/date-time'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** From the largest unit to the smallest. */
const UNITS = [
  ['day', DAY_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

/** One format per language, because creating it costs more than the row that shows the time. */
const formats: Partial<Record<Language, Intl.RelativeTimeFormat>> = {}

/** "3 dk. önce", "dün": the time since `at` in the largest unit that fits, rounded down; days are those of the calendar. */
export function relativeTime(at: Date, now: Date, language: Language): string {
  const age = now.getTime() - at.getTime()
  const format = (formats[language] ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }))
  const [unit, size] = UNITS.find(([, length]) => age >= length) ?? (['second', Infinity] as const)
  return format.format(-(unit === 'day' ? calendarDays(at, now) : Math.trunc(age / size)), unit)
}

const calendarDays = (from: Date, to: Date): number =>
  (Date.parse(clinicDay(to)) - Date.parse(clinicDay(from))) / DAY_MS
