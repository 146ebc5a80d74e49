/** All clinics are in Türkiye: UTC+3 all year. */
const OFFSET_MS = 3 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** ISO 8601 in the clinic's time, with its offset. */
export const clinicMoment = (instant: Date): string =>
  `${new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19)}+03:00`

/** YYYY-MM-DD in the clinic's time. */
export const clinicDay = (instant: Date): string => clinicMoment(instant).slice(0, 10)

/** @param time HH:mm in the clinic's time, `days` after the day of `instant` */
export const clinicMomentOn = (instant: Date, days: number, time: string): string =>
  `${clinicDay(new Date(instant.getTime() + days * DAY_MS))}T${time}:00+03:00`

/** Moves a stored moment by whole days; an invalid one is returned unchanged. */
export const shiftMoment = (moment: string, days: number): string => {
  const instant = new Date(moment)
  return Number.isNaN(instant.getTime()) ? moment : clinicMoment(new Date(instant.getTime() + days * DAY_MS))
}

/** Whole days between two calendar days (YYYY-MM-DD). */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
