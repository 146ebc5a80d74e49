import { doctorKey, type Notification } from '@/entities/notification'
import type { Sort } from '@/shared/columns'
import { compareNames } from '@/shared/lib/text'
import { clinicDay, clinicHour, zeroPad } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'
import type { SortColumn } from './sort-notifications'

export const GROUPINGS = ['none', 'hour', 'doctor'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** `day` and `hour` are in the clinic's time zone; `nothing` is the group of entries without an hour or doctor. */
export type Group =
  | { by: 'hour'; day: Day; hour: string }
  | { by: 'doctor'; name: string }
  | { by: 'nothing'; of: 'hour' | 'doctor' }

interface NotificationGroup {
  group: Group
  notifications: readonly Notification[]
}

/**
 * Groups are descending only if the rows are sorted by the same column and descending; the group without a value is the last.
 * Rows keep their order. The first row of a doctor decides how the name is written.
 */
export function groupNotifications(
  sorted: readonly Notification[],
  by: 'hour' | 'doctor',
  sort: Sort<SortColumn> | null,
): NotificationGroup[] {
  const [nameOf, toGroup, column] =
    by === 'hour' ? ([hourOf, toHourGroup, 'time'] as const) : ([doctorOf, toDoctorGroup, 'doctor'] as const)
  const byKey = Map.groupBy(sorted, by === 'hour' ? hourOf : ({ doctorName }) => doctorName && doctorKey(doctorName))
  const compare = by === 'hour' ? compareHours : compareNames
  const sign = sort?.column === column && sort.direction === 'descending' ? -1 : 1
  const named = [...byKey.values()].flatMap((notifications) => {
    const name = notifications[0] ? nameOf(notifications[0]) : null
    return name === null ? [] : [{ name, notifications }]
  })
  const withoutValue = byKey.get(null)
  return [
    ...named
      .sort((a, b) => sign * compare(a.name, b.name))
      .map(({ name, notifications }) => ({ group: toGroup(name), notifications })),
    ...(withoutValue ? [{ group: { by: 'nothing', of: by } as const, notifications: withoutValue }] : []),
  ]
}

/** An hour that occurs twice at the end of daylight saving time is one group. */
const hourOf = ({ startsAt }: Notification): string | null =>
  startsAt && `${clinicDay(startsAt)} ${zeroPad(clinicHour(startsAt))}`

const doctorOf = ({ doctorName }: Notification): string | null => doctorName

function toHourGroup(name: string): Group {
  const [day = '', hour = ''] = name.split(' ')
  return { by: 'hour', day, hour }
}

const toDoctorGroup = (name: string): Group => ({ by: 'doctor', name })

const compareHours = (a: string, b: string): number => Number(a > b) - Number(a < b)
