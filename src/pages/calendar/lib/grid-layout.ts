import type { OpenInterval, WeekHours } from '@/entities/company'
import type { Notification } from '@/entities/notification'
import { type Arrangement, arrange } from './layout-overlaps'
import { absentOn, createAxis, type DayAxis, lengthOf, openOn, placesOn, type Stretch } from './time-axis'
import { type Day, dayFinder, weekdayOf } from './days'
import { type CalendarDoctor, doctorKey } from './doctors'
import { entryLength, shortestLength, slotStep } from './entry-duration'
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

export interface GridColumn extends ColumnSubject, Arrangement<Notification> {
  /** All entries of the column, in the order of the day. */
  entries: readonly Notification[]
  /** Where it is open; null where nobody knows. */
  open: readonly Stretch[] | null
  /** What this day has not. */
  absent: readonly Stretch[]
  /** Minutes from line to line. */
  step: number
}

export interface GridPlan {
  axis: DayAxis
  columns: readonly GridColumn[]
  /** Pixels of a minute: so many that the shortest entry can be read and hit. */
  scale: number
}

/** A line of words, and what a pointer can hit. */
const LEAST_PIXELS = 24
const SCALE = { least: 1.2, most: 2.4 }

interface PlanOptions {
  subjects: readonly ColumnSubject[]
  entries: readonly Notification[]
  times: CalendarTimes
  ownKey: string | null
  /** No more entries than that side by side. */
  most: number
}

/** Where everything is in the grid. */
export function planGrid({ subjects, entries, times, ownKey, most }: PlanOptions): GridPlan {
  const timesOf = (doctor: string): WorkingTimes => (doctor === ownKey ? times.own : times.clinic)
  const shortest = shortestLength([times.clinic.slots, times.own.slots])
  const scale = Math.min(Math.max(LEAST_PIXELS / shortest, SCALE.least), SCALE.most)
  const least = LEAST_PIXELS / scale
  const days = [...new Set(subjects.map(({ day }) => day))]
  const stays = distribute(subjects, days, entries, timesOf)
  const axis = createAxis(days, hourRange(times, [...stays.values()].flatMap(occupiedBy)))
  const places = new Map(days.map((day) => [day, placesOn(axis, day)]))

  const columns = subjects.map((subject): GridColumn => {
    const own = stays.get(subject) ?? []
    const place = places.get(subject.day) ?? (() => 0)
    const { hours, slots } = subjectTimes(subject, times, timesOf)
    const step = slotStep(slots)
    const spans = own.map(({ item, start, end }) => {
      const top = Math.min(place(start), lengthOf(axis) - least)
      return { item, top, bottom: Math.max(place(end), top + least) }
    })
    return {
      ...subject,
      ...arrange<Notification>(spans, { most, least, band: Math.max(step, least) }),
      entries: own.map(({ item }) => item),
      open: hours && openOn(axis, openHours(hours, subject.day)),
      absent: absentOn(axis, subject.day),
      step,
    }
  })
  return { axis, columns, scale }
}

/** An entry from when to when, in milliseconds. */
interface Stay {
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
function distribute(
  subjects: readonly ColumnSubject[],
  days: readonly Day[],
  entries: readonly Notification[],
  timesOf: (key: string) => WorkingTimes,
): Map<ColumnSubject, Stay[]> {
  const dayOf = dayFinder(days)
  const columns = new Map<string, { subject: ColumnSubject; own: Stay[] }>()
  for (const subject of subjects) columns.set(columnId(subject.day, subject.doctor?.key), { subject, own: [] })
  for (const item of entries) {
    const day = item.startsAt && dayOf(item.startsAt)
    if (item.startsAt === null || day === null) continue
    const doctor = doctorKey(item.doctorName)
    const column = columns.get(columnId(day, doctor)) ?? columns.get(columnId(day, undefined))
    const start = item.startsAt.getTime()
    column?.own.push({ item, start, end: start + entryLength(item.appointmentType, timesOf(doctor).slots) * 60_000 })
  }
  return new Map([...columns.values()].map(({ subject, own }) => [subject, own]))
}

const columnId = (day: Day, doctor: string | undefined): string => `${day} ${doctor === undefined ? '*' : `=${doctor}`}`

/** The hours of the day in which the entries of a column are, of the wall clock: from the first beginning to the last end. */
function occupiedBy(stays: readonly Stay[]): HourRange[] {
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
