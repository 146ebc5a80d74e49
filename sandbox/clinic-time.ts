/** All clinics are in Türkiye, which keeps UTC+3 the whole year. */
const OFFSET_MS = 3 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** A moment as the platform answers it: the clinic's wall clock with its offset. */
export const clinicMoment = (instant: Date): string =>
  `${new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19)}+03:00`

/** The clinic's calendar day, YYYY-MM-DD. */
export const clinicDay = (instant: Date): string => clinicMoment(instant).slice(0, 10)

/** The moment when the clinic's clock shows `time` (HH:mm), so many days after the day of `instant`. */
export const clinicMomentOn = (instant: Date, days: number, time: string): string =>
  `${clinicDay(new Date(instant.getTime() + days * DAY_MS))}T${time}:00+03:00`

/** Moves a stored moment by whole days; what is not a moment stays as it is. */
export const shiftMoment = (moment: string, days: number): string => {
  const instant = new Date(moment)
  return Number.isNaN(instant.getTime()) ? moment : clinicMoment(new Date(instant.getTime() + days * DAY_MS))
}

/** Whole days from one calendar day (YYYY-MM-DD) to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
