import { i18n, type Language } from '@/shared/i18n'

/** A calendar day in the format of the platform: `2026-11-21`. It has no time zone. */
export type Day = string

/** Dates outside are mistakes, or stand for "no date" in other systems, such as `0001-01-01` and `9999-12-31`. */
export const MIN_DAY: Day = '1900-01-01'
export const MAX_DAY: Day = '2199-12-31'

const DAY_MS = 86_400_000

/** Day arithmetic in UTC, where each day has 24 hours. */
const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const dayOf = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10)

export const shiftDay = (day: Day, by: number): Day => dayOf(numberOf(day) + by)

/** The same day of another month, or that month's last day: 31 January + 1 is 28 February. */
export function shiftMonth(day: Day, by: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + by, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + by, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

/** 0 is Monday. 1 January 1970 was a Thursday. */
export const weekdayIndex = (day: Day): number => (((numberOf(day) + 3) % 7) + 7) % 7

/** From Monday to Sunday. */
export function weekOf(day: Day): Day[] {
  const monday = shiftDay(day, -weekdayIndex(day))
  return Array.from({ length: 7 }, (_, index) => shiftDay(monday, index))
}

/** The weeks, from Monday, that contain a day of the same month. */
export function weeksOfMonth(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`
  const end = shiftMonth(first, 1)
  const weeks: Day[][] = []
  for (let monday = shiftDay(first, -weekdayIndex(first)); monday < end; monday = shiftDay(monday, 7)) {
    weeks.push(weekOf(monday))
  }
  return weeks
}

/** `Date` turns 31 February into a day of March. */
export function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const WITH_SEPARATORS = /^(?<day>\d{1,2})(?<separator>[./ -])(?<month>\d{1,2})\k<separator>(?<year>\d{4}|\d{2})$/
const DIGITS_ONLY = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/
const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

/**
 * A typed or pasted day: day first with `.`, `/`, `-`, a space or no separator, or ISO. Two digits of a year are of this
 * century. Null for everything else and for days that do not exist.
 */
export function parseDay(text: string): Day | null {
  const trimmed = text.trim()
  const parts = (ISO.exec(trimmed) ?? WITH_SEPARATORS.exec(trimmed) ?? DIGITS_ONLY.exec(trimmed))?.groups
  if (!parts) return null
  const { month = '', day = '' } = parts
  const year = (parts.year ?? '').padStart(4, '20')
  if (!isRealDay(Number(year), Number(month), Number(day))) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `23.11.2026`, in both languages like `formatInstant`. */
export const formatDay = (day: Day): string => day.split('-').reverse().join('.')

/**
 * `21 Kasım 2026 Cumartesi`. Needed by the first screen: the first use of `Intl.DateTimeFormat` is as slow as rendering
 * the page, and dayjs is not in the first bundle.
 */
export function formatLongDay(day: Day, language: Language): string {
  const [year = '', month, date] = day.split('-')
  const months = i18n.t('common:months', { lng: language }).split(' ')
  const weekdays = i18n.t('common:weekdays', { lng: language }).split(' ')
  const dayOfMonth = `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`
  const weekday = weekdays[weekdayIndex(day)] ?? ''
  return language === 'tr' ? `${dayOfMonth} ${weekday}` : `${weekday}, ${dayOfMonth}`
}
