import type { OpenInterval, WeekHours } from '@/entities/company'
import type { Notification } from '@/entities/notification'
import { localDay } from '@/shared/lib/date-time'
import { type Arrangement, arrange } from './arrange'
import { absentOn, createAxis, type DayAxis, lengthOf, openOn, positionOn, type Stretch } from './day-axis'
import { type Day, weekdayOf } from './days'
import { type CalendarDoctor, doctorKey } from './doctors'
import { entryLength, shortestLength, slotStep } from './entry-length'
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
  const columnEntries = distribute(subjects, entries)
  const shown = [...columnEntries.values()].flat()
  const endsAt = (entry: Notification & { startsAt: Date }) =>
    new Date(
      entry.startsAt.getTime() +
        entryLength(entry.appointmentType, timesOf(doctorKey(entry.doctorName)).slots) * 60_000,
    )
  const days = [...new Set(subjects.map(({ day }) => day))]
  const axis = createAxis(
    days,
    hourRange(
      times,
      shown.map((entry) => occupiedBy(entry.startsAt, endsAt(entry))),
    ),
  )
  const total = lengthOf(axis)

  const columns = subjects.map((subject): GridColumn => {
    const own = columnEntries.get(subject) ?? []
    const { hours, slots } = subjectTimes(subject, times, timesOf)
    const step = slotStep(slots)
    const spans = own.map((item) => {
      const bottom = positionOn(axis, subject.day, endsAt(item))
      const top = Math.min(positionOn(axis, subject.day, item.startsAt), total - least)
      return { item, top, bottom: Math.max(bottom, top + least) }
    })
    return {
      ...subject,
      ...arrange<Notification>(spans, { most, least, band: Math.max(step, least) }),
      entries: own,
      open: hours && openOn(axis, openHours(hours, subject.day)),
      absent: absentOn(axis, subject.day),
      step,
    }
  })
  return { axis, columns, scale }
}

type Timed = Notification & { startsAt: Date }

const isTimed = (entry: Notification): entry is Timed => entry.startsAt !== null

const openHours = (hours: WeekHours, day: Day): readonly OpenInterval[] => hours[weekdayOf(day)]

/** What everybody shares counts for a column in which everybody is. */
const subjectTimes = (
  { doctor }: ColumnSubject,
  times: CalendarTimes,
  timesOf: (key: string) => WorkingTimes,
): WorkingTimes => (doctor ? timesOf(doctor.key) : { hours: sharedHours(times), slots: times.clinic.slots })

/** Every entry to the column of its day and doctor; what belongs to none of them is not shown. */
function distribute(subjects: readonly ColumnSubject[], entries: readonly Notification[]): Map<ColumnSubject, Timed[]> {
  const columns = new Map<string, { subject: ColumnSubject; own: Timed[] }>()
  for (const subject of subjects) columns.set(columnId(subject.day, subject.doctor?.key), { subject, own: [] })
  for (const entry of entries.filter(isTimed)) {
    const day = localDay(entry.startsAt)
    const column = columns.get(columnId(day, doctorKey(entry.doctorName))) ?? columns.get(columnId(day, undefined))
    column?.own.push(entry)
  }
  return new Map([...columns.values()].map(({ subject, own }) => [subject, own]))
}

const columnId = (day: Day, doctor: string | undefined): string => `${day} ${doctor === undefined ? '*' : `=${doctor}`}`

/** The hours of the day in which an entry is, of the wall clock. */
function occupiedBy(start: Date, end: Date): HourRange {
  const last = new Date(end.getTime() - 1)
  const isSameDay = last.getDate() === start.getDate()
  return { from: start.getHours(), to: isSameDay ? Math.max(start.getHours(), last.getHours()) + 1 : 24 }
}
