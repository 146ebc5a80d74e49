import { type Day, parseDay } from '@/shared/lib/day'

export interface Age {
  years: number
  months: number
}

/** In years; a greater age is a typing error. */
const MAX_AGE = 130

/** Parses `dd.mm.yyyy`; null for days that do not exist (`31.02.1990`) and other formats. */
export const parseBirthDate = (dotted: string | null): Day | null =>
  dotted !== null && /^\s*\d{1,2}\.\d{1,2}\.\d{4}\s*$/.test(dotted) ? parseDay(dotted) : null

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Null for a birth date in the future or more than `MAX_AGE` years ago. */
export function ageOn(today: Day, birth: Day): Age | null {
  const elapsedMonths = monthNumber(today) - monthNumber(birth)
  const months = today.slice(8) < birth.slice(8) ? elapsedMonths - 1 : elapsedMonths
  const years = Math.floor(months / 12)
  return months < 0 || years > MAX_AGE ? null : { years, months }
}
