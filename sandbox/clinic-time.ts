/** All clinics are in Türkiye: UTC+3 all year. */
const OFFSET_MS = 3 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** ISO 8601 in the clinic's time, with its offset. */
export const toClinicTimestamp = (instant: Date): string =>
  `${new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19)}+03:00`

/** YYYY-MM-DD in the clinic's time. */
export const clinicDay = (instant: Date): string => toClinicTimestamp(instant).slice(0, 10)

/** @param time HH:mm in the clinic's time, `days` after the day of `instant` */
export const clinicTimestampOn = (instant: Date, days: number, time: string): string =>
  `${clinicDay(new Date(instant.getTime() + days * DAY_MS))}T${time}:00+03:00`

/** Moves the date of a stored timestamp, `YYYY-MM-DD…` or `DD.MM.YYYY…`; an invalid one is returned unchanged. */
export const shiftTimestamp = (timestamp: string, days: number): string =>
  timestamp.replace(/^(?:\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4})/, (date) => {
    const isDotted = date.includes('.')
    const midnight = Date.parse(isDotted ? date.split('.').toReversed().join('-') : date)
    if (Number.isNaN(midnight)) return date
    const shifted = new Date(midnight + days * DAY_MS).toISOString().slice(0, 10)
    return isDotted ? shifted.split('-').toReversed().join('.') : shifted
  })

const TIMESTAMP = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+))?(Z|[+-]\d\d:\d\d)?$/

/** Reads `YYYY-MM-DD…` or `DD.MM.YYYY…`; a timestamp without an offset is in the clinic's time. Null for an invalid one. */
const parseTimestamp = (timestamp: string): Date | null => {
  const parts = TIMESTAMP.exec(timestamp.replace(/^(\d\d)\.(\d\d)\.(\d{4})/, '$3-$2-$1'))
  if (!parts) return null
  const [, date = '', time = '00:00', offset = '+03:00'] = parts
  const instant = new Date(`${date}T${time}${offset}`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** YYYY-MM-DD in the clinic's time. */
export const clinicDayOf = (timestamp: string): string | null => {
  const instant = parseTimestamp(timestamp)
  return instant && clinicDay(instant)
}

/** Missing and invalid timestamps come first. */
export const sortByTimestamp = <Item>(items: readonly Item[], timestampOf: (item: Item) => string | null): Item[] =>
  items
    .map((item) => ({ item, time: parseTimestamp(timestampOf(item) ?? '')?.getTime() ?? -Infinity }))
    .toSorted((a, b) => a.time - b.time)
    .map(({ item }) => item)

/** Whole days between two calendar days (YYYY-MM-DD). */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
