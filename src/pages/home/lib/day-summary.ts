import { doctorKey, type Notification, ownDoctorKey } from '@/entities/notification'
import { clinicDay, clinicHour } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'

/** Hours that are always shown, so that a quiet day is comparable with a busy one. */
const FIRST_HOUR = 8
const LAST_HOUR = 18

export type SummaryPriority = 'critical' | 3 | 2 | 1 | 'other' | 'none'

const PRIORITIES: readonly SummaryPriority[] = ['critical', 3, 2, 1, 'other', 'none']

export interface DaySummary {
  /** The next appointment of the user, or of the clinic if the user has none left. */
  next: { appointment: Notification; isOwn: boolean } | null
  /** Without the priorities that do not occur. */
  priorities: readonly { priority: SummaryPriority; count: number }[]
  /** Hours of the clinic's clock, in order and without gaps. */
  hours: readonly { hour: number; count: number }[]
  untimedCount: number
}

interface SummaryOptions {
  day: Day
  /** In epoch milliseconds. */
  now: number
  userName: string | null
}

/** @param list the appointments of the day by start */
export function summarizeDay(list: readonly Notification[], { day, now, userName }: SummaryOptions): DaySummary {
  const ofDay = list.filter(({ startsAt }) => startsAt === null || clinicDay(startsAt) === day)
  const upcoming = ofDay.filter(({ startsAt }) => startsAt !== null && startsAt.getTime() >= now)
  const ownKey = ownDoctorKey(
    ofDay.map(({ doctorName }) => doctorKey(doctorName)),
    userName,
  )
  const own = upcoming.find(({ doctorName }) => doctorKey(doctorName) === ownKey)
  const appointment = own ?? upcoming[0]
  const startHours = ofDay.flatMap(({ startsAt }) => (startsAt ? [clinicHour(startsAt)] : []))
  return {
    next: appointment ? { appointment, isOwn: appointment === own } : null,
    priorities: PRIORITIES.map((priority) => ({
      priority,
      count: ofDay.filter((entry) => priorityOf(entry) === priority).length,
    })).filter(({ count }) => count > 0),
    hours: countByHour(startHours),
    untimedCount: ofDay.length - startHours.length,
  }
}

const priorityOf = ({ isCritical, priority }: Notification): SummaryPriority =>
  isCritical ? 'critical' : (priority ?? 'none')

function countByHour(startHours: readonly number[]): DaySummary['hours'] {
  const first = Math.min(FIRST_HOUR, ...startHours)
  const last = Math.max(LAST_HOUR, ...startHours)
  const counts = new Map<number, number>()
  for (const hour of startHours) counts.set(hour, (counts.get(hour) ?? 0) + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    count: counts.get(first + index) ?? 0,
  }))
}

interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/** Share of the width of a bar and its gap. */
const BAR_GAP = 0.25

/** One bar per count in a square of 100 by 100, from the bottom; the highest bar fills it. */
export function scaleBars(counts: readonly number[]): Bar[] {
  const highest = Math.max(1, ...counts)
  const step = 100 / counts.length
  return counts.map((count, index) => {
    const height = (count / highest) * 100
    return { x: (index + BAR_GAP / 2) * step, y: 100 - height, width: (1 - BAR_GAP) * step, height }
  })
}
