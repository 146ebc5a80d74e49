/** Not a `Date`, which shifts days between time zones and accepts 31 February. */
export interface CalendarDay {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

export interface Age {
  years: number
  months: number
}

/** In years; a greater age is a typing error. */
const MAX_AGE = 130

const DOTTED = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/

/** Parses `dd.mm.yyyy`; null for days that do not exist (`31.02.1990`) and other formats. */
export function parseBirthDate(dotted: string | null): CalendarDay | null {
  const parts = DOTTED.exec(dotted?.trim() ?? '')?.groups
  if (!parts) return null
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)]
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? { year, month, day } : null
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function parseLocalDay(localDay: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(localDay) ?? []
  return year ? { year: Number(year), month: Number(month), day: Number(day) } : null
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** `localDay` is `YYYY-MM-DD`; null for a birth date in the future or more than `MAX_AGE` years ago. */
export function ageOn(localDay: string, birth: CalendarDay): Age | null {
  const today = parseLocalDay(localDay)
  if (!today) return null
  const elapsedMonths = (today.year - birth.year) * 12 + (today.month - birth.month)
  const months = today.day < birth.day ? elapsedMonths - 1 : elapsedMonths
  const years = Math.floor(months / 12)
  return months < 0 || years > MAX_AGE ? null : { years, months }
}
