import dayjs from 'dayjs'
import 'dayjs/locale/tr'

/**
 * A point in time as the platform writes it: ISO 8601 with an offset is that instant; without one it is a wall clock and
 * taken as local; `DD.MM.YYYY HH:mm` is understood too. A bare date is midnight here, never midnight in Greenwich, which
 * is yesterday in New York. Null for everything else, such as 31.02.2026 or 24:00.
 */
export function parseInstant(text: string | null | undefined): Date | null {
  const trimmed = text?.trim() ?? ''
  const match = ISO.exec(trimmed)?.groups ?? DOTTED.exec(trimmed)?.groups
  if (!match) return null
  const { year, month, day, hour = '00', minute = '00', second = '00', offset } = match
  if (!isRealDay(Number(year), Number(month), Number(day))) return null
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset ?? ''}`)
  return Number.isNaN(date.getTime()) ? null : date
}

const ISO =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?<offset>Z|[+-]\d{2}:?\d{2})?)?$/
const DOTTED =
  /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})(?: (?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const digits = (number: number, length = 2): string => String(number).padStart(length, '0')
const year = (date: Date): string => digits(date.getFullYear(), 4)
const month = (date: Date): string => digits(date.getMonth() + 1)
const dayOfMonth = (date: Date): string => digits(date.getDate())

// Put together by hand: lists tell thousands of moments, and reading a pattern anew for each of them takes ten times as long.

/** `21.11.2026 10:15`, in the browser's zone and in both languages. */
export const formatInstant = (date: Date): string =>
  `${dayOfMonth(date)}.${month(date)}.${year(date)} ${formatTime(date)}`

/** `10:15`, in the browser's zone. */
export const formatTime = (date: Date): string => `${digits(date.getHours())}:${digits(date.getMinutes())}`

/** The local day of a moment as the platform wants it: `2026-11-21`. */
export const localDay = (date: Date): string => `${year(date)}-${month(date)}-${dayOfMonth(date)}`

const LONG_DAY = { tr: 'D MMMM YYYY dddd', en: 'dddd, D MMMM YYYY' }

/**
 * A local day (`2026-11-21`) in words: `21 Kasım 2026 Cumartesi`. By dayjs, because the first use of `Intl.DateTimeFormat`
 * costs a slow machine as much as drawing the page.
 */
export const formatLongDay = (day: string, language: 'tr' | 'en'): string =>
  dayjs(`${day}T12:00:00`).locale(language).format(LONG_DAY[language])

/** `21.11.2026 10:15 (Europe/Istanbul)`: the exact moment together with the zone in which it is told. */
export const formatInstantWithZone = (date: Date): string => `${formatInstant(date)} (${browserZone()})`

let zone: string | undefined

declare global {
  /** Not in every browser yet. */
  var Temporal: { Now: { timeZoneId: () => string } } | undefined
}

/** By `Intl.DateTimeFormat` only where there is no other way: its first use holds a slow machine up for 60 ms and more. */
function browserZone(): string {
  zone ??= globalThis.Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}
