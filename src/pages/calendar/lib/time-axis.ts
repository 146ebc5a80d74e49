import { type OpenInterval, WEEKDAYS } from '@/entities/company'
import { fromClinicClock, toClinicClock } from '@/shared/lib/date-time'
import { type Day, shiftDay, weekdayIndex } from '@/shared/lib/day'

export const weekdayOf = (day: Day) => WEEKDAYS[weekdayIndex(day)] ?? 'monday'

/** Finds the day of an instant; null for none of the days. */
export function dayFinder(days: readonly Day[]): (at: Date) => Day | null {
  const bounds = days.map((day) => ({
    day,
    begin: startOfDay(day).getTime(),
    end: startOfDay(shiftDay(day, 1)).getTime(),
  }))
  return (at) => {
    const time = at.getTime()
    return bounds.find(({ begin, end }) => time >= begin && time < end)?.day ?? null
  }
}

/** Midnight, or the first instant after it where DST skips midnight. */
export const startOfDay = (day: Day): Date => fromClinicClock(Date.parse(`${day}T00:00Z`))

/** An hour of the clinic's clock. The hour that a DST change repeats has a second row. */
interface AxisHour {
  hour: number
  isRepeated: boolean
}

/** Hours shared by all shown days, one row each. Offsets are minutes from the top. */
export interface TimeAxis {
  hours: readonly AxisHour[]
  /** The last hour that a DST change repeats, -1 without one; second occurrences are sorted after it. */
  lastRepeatedHour: number
}

export interface AxisInterval {
  top: number
  bottom: number
}

const HOUR_MINUTES = 60
/** DST changes are multiples of it. */
const QUARTER_MINUTES = 15

interface WallClock extends AxisHour {
  minute: number
}

function wallClockOf(at: Date): WallClock {
  const clock = toClinicClock(at)
  const first = fromClinicClock(clock.getTime())
  const minute = clock.getUTCMinutes() + clock.getUTCSeconds() / 60
  return { hour: clock.getUTCHours(), isRepeated: at.getTime() > first.getTime(), minute }
}

/** Every quarter of an hour of a day: 92, 96 or 100 of them. */
function* quarterHoursOf(day: Day): Generator<WallClock> {
  const end = startOfDay(shiftDay(day, 1)).getTime()
  for (let at = startOfDay(day).getTime(); at < end; at += QUARTER_MINUTES * 60_000) yield wallClockOf(new Date(at))
}

const idOf = ({ hour, isRepeated }: AxisHour): string => `${hour}${isRepeated ? ' again' : ''}`

export function createAxis(days: readonly Day[], { from, to }: { from: number; to: number }): TimeAxis {
  const byId = new Map<string, AxisHour>()
  for (const day of days) {
    for (const { hour, isRepeated } of quarterHoursOf(day)) {
      if (hour >= from && hour < to) byId.set(idOf({ hour, isRepeated }), { hour, isRepeated })
    }
  }
  const all = [...byId.values()]
  const lastRepeatedHour = Math.max(-1, ...all.filter(({ isRepeated }) => isRepeated).map(({ hour }) => hour))
  return { hours: all.sort(hourComparator(lastRepeatedHour)), lastRepeatedHour }
}

/** Chronological: 1, 2, 1 again, 2 again, 3. */
function hourComparator(lastRepeatedHour: number): (a: AxisHour, b: AxisHour) => number {
  const partOf = ({ hour, isRepeated }: AxisHour): number => {
    if (isRepeated) return 1
    return hour <= lastRepeatedHour ? 0 : 2
  }
  return (a, b) => partOf(a) - partOf(b) || a.hour - b.hour
}

export const lengthOf = ({ hours }: TimeAxis): number => hours.length * HOUR_MINUTES

/**
 * Maps an instant (milliseconds) to its offset, clamped to the axis and monotonic. The quarters of the day are computed once,
 * because a day can have thousands of entries.
 */
export function offsetsOn(axis: TimeAxis, day: Day): (at: number) => number {
  const begin = startOfDay(day).getTime()
  const compare = hourComparator(axis.lastRepeatedHour)
  const quarters = [...quarterHoursOf(day)].map((clock) => {
    const row = axis.hours.findIndex((hour) => compare(hour, clock) >= 0)
    const found = axis.hours[row]
    const isShown = found !== undefined && idOf(found) === idOf(clock)
    const top = found ? row * HOUR_MINUTES + (isShown ? clock.minute : 0) : lengthOf(axis)
    return { top, isShown }
  })
  return (at) => {
    const elapsed = (at - begin) / 60_000
    if (elapsed < 0) return 0
    const quarter = quarters[Math.floor(elapsed / QUARTER_MINUTES)]
    if (!quarter) return lengthOf(axis)
    return quarter.isShown ? quarter.top + (elapsed % QUARTER_MINUTES) : quarter.top
  }
}

/** Parts of the axis that a day does not have: skipped hours, or hours that are repeated only on another day. */
export function missingOn(axis: TimeAxis, day: Day): AxisInterval[] {
  const present = new Set(
    [...quarterHoursOf(day)].map((clock) => `${idOf(clock)} ${Math.floor(clock.minute / QUARTER_MINUTES)}`),
  )
  const absent = axis.hours.flatMap((hour, row) =>
    [0, 1, 2, 3]
      .filter((quarter) => !present.has(`${idOf(hour)} ${quarter}`))
      .map((quarter) => ({
        top: row * HOUR_MINUTES + quarter * QUARTER_MINUTES,
        bottom: row * HOUR_MINUTES + (quarter + 1) * QUARTER_MINUTES,
      })),
  )
  return join(absent)
}

/** Open intervals on the axis; one that ends before it starts lasts until midnight. */
export function openIntervalsOn(axis: TimeAxis, open: readonly OpenInterval[]): AxisInterval[] {
  const intervals = axis.hours.flatMap(({ hour }, row) =>
    open.flatMap(({ start, end }) => {
      const from = Math.max(minuteOf(start), hour * HOUR_MINUTES)
      const to = Math.min(endOf({ start, end }), (hour + 1) * HOUR_MINUTES)
      return from < to
        ? [
            {
              top: row * HOUR_MINUTES + from - hour * HOUR_MINUTES,
              bottom: row * HOUR_MINUTES + to - hour * HOUR_MINUTES,
            },
          ]
        : []
    }),
  )
  return join(intervals.sort((a, b) => a.top - b.top))
}

export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * HOUR_MINUTES + minute
}

export const endOf = ({ start, end }: OpenInterval): number =>
  minuteOf(end) > minuteOf(start) ? minuteOf(end) : 24 * HOUR_MINUTES

function join(intervals: readonly AxisInterval[]): AxisInterval[] {
  const joined: AxisInterval[] = []
  for (const { top, bottom } of intervals) {
    const last = joined.at(-1)
    if (last && top <= last.bottom) last.bottom = Math.max(last.bottom, bottom)
    else joined.push({ top, bottom })
  }
  return joined
}
