import type { OpenInterval, WeekHours } from '@/entities/company'
import type { Notification } from '@/entities/notification'
import { type OverlapLayout, layoutOverlaps } from './layout-overlaps'
import {
  missingOn,
  createAxis,
  type TimeAxis,
  lengthOf,
  openIntervalsOn,
  offsetsOn,
  type AxisInterval,
} from './time-axis'
import { type Day, dayFinder, weekdayOf } from './days'
import { type CalendarDoctor, doctorKey } from './doctors'
import { entryDuration, minDuration, slotDuration } from './entry-duration'
import { type CalendarTimes, type HourRange, hourRange, sharedHours, type WorkingTimes } from './working-times'

/** What one column is about: a doctor's day, or the day of everybody that is shown. */
export interface ColumnSubject {
  key: string
  day: Day
  /** Null where it is everybody's. */
  doctor: CalendarDoctor | null
  /** What tells it from the columns beside it. */
  headedBy: 'doctor' | 'day'
}

export interface GridColumn extends ColumnSubject, OverlapLayout<Notification> {
  /** All entries of the column, in the order of the day. */
  entries: readonly Notification[]
  /** Where it is open; null where nobody knows. */
  open: readonly AxisInterval[] | null
  /** What this day has not. */
  missing: readonly AxisInterval[]
  /** Minutes from line to line. */
  step: number
}

export interface GridLayout {
  axis: TimeAxis
  columns: readonly GridColumn[]
  /** Pixels of a minute: so many that the shortest entry can be read and hit. */
  scale: number
}

/** 24 px for a line of text and the pointer, and the gap of 2 px between tiles. */
const MIN_TILE_PX = 24 + 2
/** Pixels of a minute. At the minimum a half hour has room for two lines of text. */
const SCALE = { min: 1.4, max: 2.4 }

interface LayoutOptions {
  subjects: readonly ColumnSubject[]
  entries: readonly Notification[]
  times: CalendarTimes
  ownKey: string | null
  /** No more entries than that side by side. */
  maxLanes: number
}

/** Where everything is in the grid. */
export function layoutGrid({ subjects, entries, times, ownKey, maxLanes }: LayoutOptions): GridLayout {
  const timesOf = (doctor: string): WorkingTimes => (doctor === ownKey ? times.own : times.clinic)
  const minMinutes = minDuration([times.clinic.slots, times.own.slots])
  const scale = Math.min(Math.max(MIN_TILE_PX / minMinutes, SCALE.min), SCALE.max)
  const least = MIN_TILE_PX / scale
  const days = [...new Set(subjects.map(({ day }) => day))]
  const stays = assignToColumns(subjects, days, entries, timesOf)
  const axis = createAxis(days, hourRange(times, [...stays.values()].flatMap(occupiedHours)))
  const offsetsByDay = new Map(days.map((day) => [day, offsetsOn(axis, day)]))

  const columns = subjects.map((subject): GridColumn => {
    const own = stays.get(subject) ?? []
    const offsetOf = offsetsByDay.get(subject.day) ?? (() => 0)
    const { hours, slots } = subjectTimes(subject, times, timesOf)
    const step = slotDuration(slots)
    const spans = own.map(({ item, start, end }) => {
      const top = Math.min(offsetOf(start), lengthOf(axis) - least)
      return { item, top, bottom: Math.max(offsetOf(end), top + least) }
    })
    return {
      ...subject,
      ...layoutOverlaps<Notification>(spans, { maxLanes, minLength: least, overflowWindow: Math.max(step, least) }),
      entries: own.map(({ item }) => item),
      open: hours && openIntervalsOn(axis, openHours(hours, subject.day)),
      missing: missingOn(axis, subject.day),
      step,
    }
  })
  return { axis, columns, scale }
}

/** An entry from when to when, in milliseconds. */
interface OccupiedInterval {
  item: Notification
  start: number
  end: number
}

const openHours = (hours: WeekHours, day: Day): readonly OpenInterval[] => hours[weekdayOf(day)]

/** What everybody shares counts for a column in which everybody is. */
const subjectTimes = (
  { doctor }: ColumnSubject,
  times: CalendarTimes,
  timesOf: (key: string) => WorkingTimes,
): WorkingTimes => (doctor ? timesOf(doctor.key) : { hours: sharedHours(times), slots: times.clinic.slots })

/** Every entry to the column of its day and doctor; what belongs to none of them is not shown. */
function assignToColumns(
  subjects: readonly ColumnSubject[],
  days: readonly Day[],
  entries: readonly Notification[],
  timesOf: (key: string) => WorkingTimes,
): Map<ColumnSubject, OccupiedInterval[]> {
  const dayOf = dayFinder(days)
  const columns = new Map<string, { subject: ColumnSubject; own: OccupiedInterval[] }>()
  for (const subject of subjects) columns.set(columnId(subject.day, subject.doctor?.key), { subject, own: [] })
  for (const item of entries) {
    const day = item.startsAt && dayOf(item.startsAt)
    if (item.startsAt === null || day === null) continue
    const doctor = doctorKey(item.doctorName)
    const column = columns.get(columnId(day, doctor)) ?? columns.get(columnId(day, undefined))
    const start = item.startsAt.getTime()
    column?.own.push({ item, start, end: start + entryDuration(item.appointmentType, timesOf(doctor).slots) * 60_000 })
  }
  return new Map([...columns.values()].map(({ subject, own }) => [subject, own]))
}

const columnId = (day: Day, doctor: string | undefined): string => `${day} ${doctor === undefined ? '*' : `=${doctor}`}`

/** The hours of the day in which the entries of a column are, of the wall clock: from the first beginning to the last end. */
function occupiedHours(stays: readonly OccupiedInterval[]): HourRange[] {
  if (stays.length === 0) return []
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const stay of stays) {
    start = Math.min(start, stay.start)
    end = Math.max(end, stay.end)
  }
  const [first, last] = [new Date(start), new Date(end - 1)]
  const isSameDay = last.getDate() === first.getDate()
  return [{ from: first.getHours(), to: isSameDay ? Math.max(first.getHours(), last.getHours()) + 1 : 24 }]
}
