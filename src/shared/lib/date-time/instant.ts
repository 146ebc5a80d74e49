import { isRealDay, MAX_DAY, MIN_DAY } from '@/shared/lib/day'
import { clinicTimeZone, zeroPad, fromClinicClock, toClinicClock } from './clinic-time-zone'

/**
 * Parses an instant of the platform: ISO 8601 with an offset; without one it is the clinic's time; also `DD.MM.YYYY
 * HH:mm`. A bare date is midnight at the clinic. Null for everything else, such as 31.02.2026, 24:00 or the year 1.
 */
export function parseInstant(text: string | null | undefined): Date | null {
  const trimmed = text?.trim() ?? ''
  const match = ISO.exec(trimmed)?.groups ?? DOTTED.exec(trimmed)?.groups
  if (!match) return null
  const { year, month, day, hour = '00', minute = '00', second = '00', offset } = match
  if (!isRealDay(Number(year), Number(month), Number(day))) return null
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const date = `${year}-${month}-${day}`
  if (date < MIN_DAY || date > MAX_DAY) return null
  const time = Date.parse(`${date}T${hour}:${minute}:${second}${toFullOffset(offset)}`)
  if (Number.isNaN(time)) return null
  return offset ? new Date(time) : fromClinicClock(time)
}

/** `Date.parse` does not read an offset in hours only, as PostgreSQL writes it. */
const toFullOffset = (offset = 'Z'): string => (offset.length === 3 ? `${offset}:00` : offset)

const ISO =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?<offset>Z|[+-]\d{2}(?::?\d{2})?)?)?$/
const DOTTED =
  /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})(?: (?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/

/** For sorting: null comes last. `|| 0` is for two nulls, whose difference is NaN. */
export const compareInstants = (a: Date | null, b: Date | null): number =>
  (a?.getTime() ?? Number.POSITIVE_INFINITY) - (b?.getTime() ?? Number.POSITIVE_INFINITY) || 0

// Formatted by hand: lists have thousands of instants, and parsing a pattern for each of them takes ten times as long.

/** `21.11.2026 10:15` in the zone of the clinic, same format in both languages. */
export function formatInstant(date: Date): string {
  const clock = toClinicClock(date)
  return `${zeroPad(clock.getUTCDate())}.${zeroPad(clock.getUTCMonth() + 1)}.${zeroPad(clock.getUTCFullYear(), 4)} ${timeOf(clock)}`
}

export const formatTime = (date: Date): string => timeOf(toClinicClock(date))

const timeOf = (clock: Date): string => `${zeroPad(clock.getUTCHours())}:${zeroPad(clock.getUTCMinutes())}`

/** `21.11.2026 10:15 (Europe/Istanbul)`. */
export const formatInstantWithTimeZone = (date: Date): string => `${formatInstant(date)} (${clinicTimeZone()})`
