import type { WorkingTimes } from '@/entities/company'
import { doctorKey, type Notification } from '@/entities/notification'
import { toClinicClock } from '@/shared/lib/date-time'
import { type OverlapLayout, layoutOverlaps } from './layout-overlaps'
import {
  type AxisInterval,
  createAxis,
  dayFinder,
  lengthOf,
  missingOn,
  offsetsOn,
  openIntervalsOn,
  type TimeAxis,
  weekdayOf,
} from './time-axis'
import type { Day } from '@/shared/lib/day'
import type { CalendarDoctor } from './doctors'
import {
  type CalendarTimes,
  entryDuration,
  shownHours,
  type HourInterval,
  minDuration,
  combinedHours,
  slotDuration,
} from './working-times'

export interface ColumnSubject {
  key: string
  day: Day
  /** Null for a column of all doctors. */
  doctor: CalendarDoctor | null
  headedBy: 'doctor' | 'day'
}

export interface GridColumn extends ColumnSubject, OverlapLayout<Notification> {
  entries: readonly Notification[]
  /** Working hours; null if they are unknown. */
  open: readonly AxisInterval[] | null
  /** Parts of the axis that do not exist on this day. */
  missing: readonly AxisInterval[]
  /** Minutes between grid lines. */
  step: number
}

export interface GridLayout {
  axis: TimeAxis
  columns: readonly GridColumn[]
  /** Pixels per minute. */
  scale: number
}

/** 24 px for a line of text and the minimum target size, plus 2 px between tiles. */
const MIN_TILE_PX = 24 + 2
/** At the minimum, half an hour fits two lines of text. */
const SCALE = { min: 1.4, max: 2.4 }

interface LayoutOptions {
  subjects: readonly ColumnSubject[]
  entries: readonly Notification[]
  times: CalendarTimes
  ownKey: string | null
  maxLanes: number
}

export function layoutGrid({ subjects, entries, times, ownKey, maxLanes }: LayoutOptions): GridLayout {
  const timesOf = (doctor: string): WorkingTimes => (doctor === ownKey ? times.own : times.clinic)
  const minMinutes = minDuration([times.clinic.slots, times.own.slots])
  const scale = Math.min(Math.max(MIN_TILE_PX / minMinutes, SCALE.min), SCALE.max)
  const minLength = MIN_TILE_PX / scale
  const days = [...new Set(subjects.map(({ day }) => day))]
  const occupied = assignToColumns(subjects, days, entries, timesOf)
  const axis = createAxis(days, shownHours(times, [...occupied.values()].flatMap(occupiedHours)))
  const offsetsByDay = new Map(days.map((day) => [day, offsetsOn(axis, day)]))
  const missingByDay = new Map(days.map((day) => [day, missingOn(axis, day)]))

  const columns = subjects.map((subject): GridColumn => {
    const intervals = occupied.get(subject) ?? []
    const offsetOf = offsetsByDay.get(subject.day) ?? (() => 0)
    const { hours, slots } = subjectTimes(subject, times, timesOf)
    const open = hours && hours[weekdayOf(subject.day)]
    const step = slotDuration(slots)
    const spans = intervals.map(({ item, start, end }) => {
      const top = Math.min(offsetOf(start), lengthOf(axis) - minLength)
      return { item, top, bottom: Math.max(offsetOf(end), top + minLength) }
    })
    return {
      ...subject,
      ...layoutOverlaps<Notification>(spans, { maxLanes, minLength, overflowWindow: Math.max(step, minLength) }),
      entries: intervals.map(({ item }) => item),
      open: open && openIntervalsOn(axis, open),
      missing: missingByDay.get(subject.day) ?? [],
      step,
    }
  })
  return { axis, columns, scale }
}

/** Start and end in milliseconds. */
interface OccupiedInterval {
  item: Notification
  start: number
  end: number
}

/** A column of all doctors uses the combined hours. */
const subjectTimes = (
  { doctor }: ColumnSubject,
  times: CalendarTimes,
  timesOf: (key: string) => WorkingTimes,
): WorkingTimes => (doctor ? timesOf(doctor.key) : { hours: combinedHours(times), slots: times.clinic.slots })

function assignToColumns(
  subjects: readonly ColumnSubject[],
  days: readonly Day[],
  entries: readonly Notification[],
  timesOf: (key: string) => WorkingTimes,
): Map<ColumnSubject, OccupiedInterval[]> {
  const dayOf = dayFinder(days)
  const columns = new Map<string, { subject: ColumnSubject; intervals: OccupiedInterval[] }>()
  for (const subject of subjects) columns.set(columnId(subject.day, subject.doctor?.key), { subject, intervals: [] })
  for (const item of entries) {
    const day = item.startsAt && dayOf(item.startsAt)
    if (item.startsAt === null || day === null) continue
    const doctor = doctorKey(item.doctorName)
    const column = columns.get(columnId(day, doctor)) ?? columns.get(columnId(day, undefined))
    const start = item.startsAt.getTime()
    column?.intervals.push({
      item,
      start,
      end: start + entryDuration(item.appointmentType, timesOf(doctor).slots) * 60_000,
    })
  }
  return new Map([...columns.values()].map(({ subject, intervals }) => [subject, intervals]))
}

const columnId = (day: Day, doctor: string | undefined): string => `${day} ${doctor === undefined ? '*' : `=${doctor}`}`

/** Hours by the clinic's clock, from the first start to the last end. */
function occupiedHours(occupied: readonly OccupiedInterval[]): HourInterval[] {
  if (occupied.length === 0) return []
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const interval of occupied) {
    start = Math.min(start, interval.start)
    end = Math.max(end, interval.end)
  }
  const [first, last] = [toClinicClock(new Date(start)), toClinicClock(new Date(end - 1))]
  const [from, to] = [first.getUTCHours(), last.getUTCHours()]
  return [{ from, to: last.getUTCDate() === first.getUTCDate() ? Math.max(from, to) + 1 : 24 }]
}
