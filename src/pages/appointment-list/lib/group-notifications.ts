import type { Notification } from '@/entities/notification'
import { compareNames } from '@/shared/lib/compare-names'
import { formatTime, localDay } from '@/shared/lib/date-time'
import type { Sort } from './sort-notifications'

export const GROUPINGS = ['none', 'hour', 'doctor'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** What a heading stands for: an hour by the browser's clock, a doctor, or what has none. */
export type Group =
  | { by: 'hour'; day: string; hour: string }
  | { by: 'doctor'; name: string }
  | { by: 'nothing'; of: 'hour' | 'doctor' }

export interface NotificationGroup {
  group: Group
  notifications: readonly Notification[]
}

/**
 * Groups in the order of time or of names, the other way round where the rows are sorted so; what belongs to none comes
 * last. Within each the rows keep their order.
 */
export function groupNotifications(
  sorted: readonly Notification[],
  by: 'hour' | 'doctor',
  sort: Sort | null,
): NotificationGroup[] {
  const [nameOf, toGroup, column] =
    by === 'hour' ? ([hourOf, toHourGroup, 'time'] as const) : ([doctorOf, toDoctorGroup, 'doctor'] as const)
  const byName = Map.groupBy(sorted, nameOf)
  const unnamed = byName.get(null)
  byName.delete(null)
  const compare = by === 'hour' ? compareHours : compareNames
  const sign = sort?.column === column && sort.direction === 'descending' ? -1 : 1
  const named = [...byName].flatMap(([name, notifications]) => (name === null ? [] : [{ name, notifications }]))
  return [
    ...named
      .sort((a, b) => sign * compare(a.name, b.name))
      .map(({ name, notifications }) => ({ group: toGroup(name), notifications })),
    ...(unnamed ? [{ group: { by: 'nothing', of: by } as const, notifications: unnamed }] : []),
  ]
}

const HOUR_LENGTH = 2

/** An hour that the clock strikes twice, because daylight saving ends, is one group. */
const hourOf = ({ startsAt }: Notification): string | null =>
  startsAt && `${localDay(startsAt)} ${formatTime(startsAt).slice(0, HOUR_LENGTH)}`

const doctorOf = ({ doctorName }: Notification): string | null => doctorName

function toHourGroup(name: string): Group {
  const [day = '', hour = ''] = name.split(' ')
  return { by: 'hour', day, hour }
}

const toDoctorGroup = (name: string): Group => ({ by: 'doctor', name })

const compareHours = (a: string, b: string): number => Number(a > b) - Number(a < b)
