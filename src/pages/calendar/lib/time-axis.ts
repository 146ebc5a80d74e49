import type { OpenInterval } from '@/entities/company'
import { startOfDay, type Day, shiftDay } from './days'

/** An hour of the wall clock. Where the clocks are put back it comes twice, and the second one is a row of its own. */
export interface AxisHour {
  hour: number
  isRepeated: boolean
}

/** The hours from top to bottom that all shown days have in common, one row each. Places on it are minutes from its top. */
export interface TimeAxis {
  hours: readonly AxisHour[]
  /** Where hours that come twice end; those that come again stand behind this one. */
  lastRepeatedHour: number
}

/** From one place on the axis to another. */
export interface AxisInterval {
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
function wallClockOf(at: Date): WallClock {
  const [hour, minute, second, ms] = [at.getHours(), at.getMinutes(), at.getSeconds(), at.getMilliseconds()]
  const first = new Date(at.getFullYear(), at.getMonth(), at.getDate(), hour, minute, second, ms)
  return { hour, isRepeated: at.getTime() > first.getTime(), minute: minute + (second + ms / 1000) / 60 }
}

/** Every quarter of an hour that a day really has: 92, 96 or 100 of them. */
function* quarterHoursOf(day: Day): Generator<WallClock> {
  const end = startOfDay(shiftDay(day, 1)).getTime()
  for (let at = startOfDay(day).getTime(); at < end; at += STEP * 60_000) yield wallClockOf(new Date(at))
}

const idOf = ({ hour, isRepeated }: AxisHour): string => `${hour}${isRepeated ? ' again' : ''}`

/** The hours `from` up to `to` (not included) of the days, and those of them that come twice. */
export function createAxis(days: readonly Day[], { from, to }: { from: number; to: number }): TimeAxis {
  const known = new Map<string, AxisHour>()
  for (const day of days) {
    for (const { hour, isRepeated } of quarterHoursOf(day)) {
      if (hour >= from && hour < to) known.set(idOf({ hour, isRepeated }), { hour, isRepeated })
    }
  }
  const all = [...known.values()]
  const lastRepeatedHour = Math.max(-1, ...all.filter(({ isRepeated }) => isRepeated).map(({ hour }) => hour))
  const rank = rankOn(lastRepeatedHour)
  return { hours: all.sort((a, b) => rank(a) - rank(b)), lastRepeatedHour }
}

/** In the order in which they pass: 1, 2, 1 again, 2 again, 3. */
const rankOn =
  (lastRepeatedHour: number) =>
  ({ hour, isRepeated }: AxisHour): number =>
    isRepeated ? lastRepeatedHour + (hour + 1) / 100 : hour

export const lengthOf = ({ hours }: TimeAxis): number => hours.length * HOUR

/**
 * Where the moments of a day are; a moment before or after what the axis shows is at its end. Later is never higher up. Of
 * a day with thousands of entries each quarter of an hour is looked up once.
 */
export function offsetsOn(axis: TimeAxis, day: Day): (at: number) => number {
  const begin = startOfDay(day).getTime()
  const rank = rankOn(axis.lastRepeatedHour)
  const quarters = [...quarterHoursOf(day)].map((clock) => {
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
export function missingOn(axis: TimeAxis, day: Day): AxisInterval[] {
  const present = new Set([...quarterHoursOf(day)].map((clock) => `${idOf(clock)} ${Math.floor(clock.minute / STEP)}`))
  const absent = axis.hours.flatMap((hour, row) =>
    [0, 1, 2, 3]
      .filter((quarter) => !present.has(`${idOf(hour)} ${quarter}`))
      .map((quarter) => ({ top: row * HOUR + quarter * STEP, bottom: row * HOUR + (quarter + 1) * STEP })),
  )
  return join(absent)
}

/** Where opening hours are on the axis; those that end before they begin go on until midnight. */
export function openIntervalsOn(axis: TimeAxis, open: readonly OpenInterval[]): AxisInterval[] {
  const intervals = axis.hours.flatMap(({ hour }, row) =>
    open.flatMap(({ start, end }) => {
      const from = Math.max(minuteOf(start), hour * HOUR)
      const to = Math.min(endOf({ start, end }), (hour + 1) * HOUR)
      return from < to ? [{ top: row * HOUR + from - hour * HOUR, bottom: row * HOUR + to - hour * HOUR }] : []
    }),
  )
  return join(intervals.sort((a, b) => a.top - b.top))
}

/** `09:30` in minutes. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * HOUR + minute
}

export const endOf = ({ start, end }: OpenInterval): number =>
  minuteOf(end) > minuteOf(start) ? minuteOf(end) : 24 * HOUR

/** Stretches in order; what touches or overlaps is one. */
function join(intervals: readonly AxisInterval[]): AxisInterval[] {
  const joined: AxisInterval[] = []
  for (const { top, bottom } of intervals) {
    const last = joined.at(-1)
    if (last && top <= last.bottom) last.bottom = Math.max(last.bottom, bottom)
    else joined.push({ top, bottom })
  }
  return joined
}
