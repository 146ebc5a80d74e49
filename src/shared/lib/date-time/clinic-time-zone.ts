import type { Day } from '@/shared/lib/day'

export const DEFAULT_TIME_ZONE = 'Europe/Istanbul'

declare global {
  /** Not in every browser yet. */
  var Temporal: { Instant: { fromEpochMilliseconds: (at: number) => TemporalInstant } } | undefined
}
interface TemporalInstant {
  toZonedDateTimeISO: (timeZone: string) => { offsetNanoseconds: number; toPlainDate: () => { toString: () => string } }
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Offsets change at multiples of it only. */
const QUARTER_MS = 900_000

let zone = DEFAULT_TIME_ZONE
/** Created on first use, because loading the zones takes time. */
let readOffset: ((at: number) => number) | undefined
/** Cached by time: lists have thousands of times, and computing an offset takes several microseconds. */
const offsets = new Map<number, number>()

/** The clinic's zone decides which day it is and which times are shown, not the browser's. */
export function configureTimeZone(timeZone: string): void {
  zone = timeZone
  readOffset = undefined
  offsets.clear()
}

export const clinicTimeZone = (): string => zone

/** Whether the browser knows the IANA name. Offsets such as `+03:00` are rejected: not every browser accepts them. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    createOffsetReader(name)(0)
    return true
  } catch {
    return false
  }
}

/** A date whose UTC fields are the clock of the clinic. */
export const toClinicClock = (at: Date): Date => new Date(at.getTime() + offsetAt(at.getTime()))

/**
 * The instant of a time on the clock of the clinic, given as if it were UTC. A time that DST repeats is the first of
 * the two, a time that it skips is shifted by the missing hour.
 */
export function fromClinicClock(clock: number): Date {
  const [before, after] = [offsetAt(clock - DAY_MS), offsetAt(clock + DAY_MS)]
  const isAfterChange = offsetAt(clock - before) !== before && offsetAt(clock - after) === after
  return new Date(clock - (isAfterChange ? after : before))
}

/** `Europe/Istanbul, UTC+3` if the clock of the browser shows another time than the clinic's on that day, else null. */
export function differingTimeZone(day: Day): string | null {
  const noon = fromClinicClock(Date.parse(`${day}T12:00Z`))
  const offset = offsetAt(noon.getTime()) / MINUTE_MS
  if (offset === -noon.getTimezoneOffset()) return null
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${zone}, UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${minutes}` : ''}`
}

/** In milliseconds. Most days have one offset, so usually only those of midnight are computed. */
function offsetAt(at: number): number {
  // An invalid date has no offset, and stays invalid.
  if (Number.isNaN(at)) return 0
  const midnight = floorTo(DAY_MS, at)
  const offset = cachedOffset(midnight)
  return cachedOffset(midnight + DAY_MS) === offset ? offset : cachedOffset(floorTo(QUARTER_MS, at))
}

const floorTo = (unit: number, at: number): number => Math.floor(at / unit) * unit

function cachedOffset(at: number): number {
  const known = offsets.get(at)
  if (known !== undefined) return known
  readOffset ??= createOffsetReader(zone)
  const offset = readOffset(at)
  offsets.set(at, offset)
  return offset
}

/** @throws {RangeError} for an unknown zone */
function createOffsetReader(timeZone: string): (at: number) => number {
  const { Temporal } = globalThis
  if (Temporal) {
    return (at) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1_000_000
  }
  // The fallback only: its first use blocks a slow machine for 60 ms and more.
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return (at) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(format.format(at)) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS
  }
}

export const clinicDay = (date: Date): Day => dayOf(toClinicClock(date))

/**
 * `clinicDay` in fewer bytes, for the script before the first paint. `Intl` is the fallback only: its first use blocks a slow
 * machine for 150 ms.
 */
export const dayInTimeZone = (at: number, timeZone: string): Day =>
  globalThis.Temporal?.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString() ??
  new Date(at).toLocaleDateString('sv', { timeZone })

export const clinicHour = (date: Date): number => toClinicClock(date).getUTCHours()

const dayOf = (clock: Date): Day =>
  `${zeroPad(clock.getUTCFullYear(), 4)}-${zeroPad(clock.getUTCMonth() + 1)}-${zeroPad(clock.getUTCDate())}`

export const zeroPad = (number: number, length = 2): string => String(number).padStart(length, '0')
