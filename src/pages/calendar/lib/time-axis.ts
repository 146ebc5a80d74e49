import type { OpenInterval } from '@/entities/company'
import { beginOf, type Day, shiftDay } from './days'

/** An hour of the wall clock. Where the clocks are put back it comes twice, and the second one is a row of its own. */
export interface AxisHour {
  hour: number
  isAgain: boolean
}

/** The hours from top to bottom that all shown days have in common, one row each. Places on it are minutes from its top. */
export interface DayAxis {
  hours: readonly AxisHour[]
  /** Where hours that come twice end; those that come again stand behind this one. */
  lastTwice: number
}

/** From one place on the axis to another. */
export interface Stretch {
  top: number
  bottom: number
}

const HOUR = 60
/** All clocks are put forward and back by a multiple of it. */
const STEP = 15

interface WallClock extends AxisHour {
  minute: number
}

/** What the clock on the wall shows. Of two equal times `Date` means the first one. */
function wallClock(at: Date): WallClock {
  const [hour, minute, second, ms] = [at.getHours(), at.getMinutes(), at.getSeconds(), at.getMilliseconds()]
  const first = new Date(at.getFullYear(), at.getMonth(), at.getDate(), hour, minute, second, ms)
  return { hour, isAgain: at.getTime() > first.getTime(), minute: minute + (second + ms / 1000) / 60 }
}

/** Every quarter of an hour that a day really has: 92, 96 or 100 of them. */
function* quartersOf(day: Day): Generator<WallClock> {
  const end = beginOf(shiftDay(day, 1)).getTime()
  for (let at = beginOf(day).getTime(); at < end; at += STEP * 60_000) yield wallClock(new Date(at))
}

const idOf = ({ hour, isAgain }: AxisHour): string => `${hour}${isAgain ? ' again' : ''}`

/** The hours `from` up to `to` (not included) of the days, and those of them that come twice. */
export function createAxis(days: readonly Day[], { from, to }: { from: number; to: number }): DayAxis {
  const known = new Map<string, AxisHour>()
  for (const day of days) {
    for (const { hour, isAgain } of quartersOf(day)) {
      if (hour >= from && hour < to) known.set(idOf({ hour, isAgain }), { hour, isAgain })
    }
  }
  const all = [...known.values()]
  const lastTwice = Math.max(-1, ...all.filter(({ isAgain }) => isAgain).map(({ hour }) => hour))
  const rank = rankOn(lastTwice)
  return { hours: all.sort((one, other) => rank(one) - rank(other)), lastTwice }
}

/** In the order in which they pass: 1, 2, 1 again, 2 again, 3. */
const rankOn =
  (lastTwice: number) =>
  ({ hour, isAgain }: AxisHour): number =>
    isAgain ? lastTwice + (hour + 1) / 100 : hour

export const lengthOf = ({ hours }: DayAxis): number => hours.length * HOUR

/**
 * Where the moments of a day are; a moment before or after what the axis shows is at its end. Later is never higher up. Of
 * a day with thousands of entries each quarter of an hour is looked up once.
 */
export function placesOn(axis: DayAxis, day: Day): (at: number) => number {
  const begin = beginOf(day).getTime()
  const rank = rankOn(axis.lastTwice)
  const quarters = [...quartersOf(day)].map((clock) => {
    const row = axis.hours.findIndex((hour) => rank(hour) >= rank(clock))
    const found = axis.hours[row]
    const isShown = found !== undefined && idOf(found) === idOf(clock)
    const top = found ? row * HOUR + (isShown ? clock.minute : 0) : lengthOf(axis)
    return { top, isShown }
  })
  return (at) => {
    const passed = (at - begin) / 60_000
    if (passed < 0) return 0
    const quarter = quarters[Math.floor(passed / STEP)]
    if (!quarter) return lengthOf(axis)
    return quarter.isShown ? quarter.top + (passed % STEP) : quarter.top
  }
}

/** What the axis shows and a day has not: an hour that its clocks leave out, or that comes twice on another day only. */
export function absentOn(axis: DayAxis, day: Day): Stretch[] {
  const present = new Set([...quartersOf(day)].map((clock) => `${idOf(clock)} ${Math.floor(clock.minute / STEP)}`))
  const absent = axis.hours.flatMap((hour, row) =>
    [0, 1, 2, 3]
      .filter((quarter) => !present.has(`${idOf(hour)} ${quarter}`))
      .map((quarter) => ({ top: row * HOUR + quarter * STEP, bottom: row * HOUR + (quarter + 1) * STEP })),
  )
  return join(absent)
}

/** Where opening hours are on the axis; those that end before they begin go on until midnight. */
export function openOn(axis: DayAxis, open: readonly OpenInterval[]): Stretch[] {
  const stretches = axis.hours.flatMap(({ hour }, row) =>
    open.flatMap(({ start, end }) => {
      const from = Math.max(minuteOf(start), hour * HOUR)
      const to = Math.min(endOf({ start, end }), (hour + 1) * HOUR)
      return from < to ? [{ top: row * HOUR + from - hour * HOUR, bottom: row * HOUR + to - hour * HOUR }] : []
    }),
  )
  return join(stretches.sort((one, other) => one.top - other.top))
}

/** `09:30` in minutes. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * HOUR + minute
}

export const endOf = ({ start, end }: OpenInterval): number =>
  minuteOf(end) > minuteOf(start) ? minuteOf(end) : 24 * HOUR

/** Stretches in order; what touches or overlaps is one. */
function join(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const { top, bottom } of stretches) {
    const last = joined.at(-1)
    if (last && top <= last.bottom) last.bottom = Math.max(last.bottom, bottom)
    else joined.push({ top, bottom })
  }
  return joined
}
