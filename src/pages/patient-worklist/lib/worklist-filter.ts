import { REMINDER_TYPES, type Reminder, type ReminderType } from '@/entities/reminder'
import { compareNames } from '@/shared/lib/text'

/** `other` stands for unknown and missing types. */
export type TypeChoice = ReminderType | 'other'

export interface WorklistFilter {
  type: TypeChoice | null
  /** Null for all creators; `name: null` for reminders without a creator. */
  creator: { name: string | null } | null
  isUnreadOnly: boolean
}

export const NO_FILTER: WorklistFilter = { type: null, creator: null, isUnreadOnly: false }

export const countActiveFilters = ({ type, creator, isUnreadOnly }: WorklistFilter): number =>
  [type, creator, isUnreadOnly].filter(Boolean).length

export const isFilterSet = (filter: WorklistFilter): boolean => countActiveFilters(filter) > 0

const typeOf = ({ type }: Reminder): TypeChoice => (typeof type === 'string' ? type : 'other')

const hasType = (type: WorklistFilter['type']) => (reminder: Reminder) => type === null || typeOf(reminder) === type

const isBy = (creator: WorklistFilter['creator']) => (reminder: Reminder) =>
  creator === null || reminder.creator === creator.name

export const filterReminders = (
  reminders: readonly Reminder[],
  { type, creator, isUnreadOnly }: WorklistFilter,
): Reminder[] =>
  reminders
    .filter(hasType(type))
    .filter(isBy(creator))
    .filter(({ isRead }) => !(isUnreadOnly && isRead))

interface TypeCount {
  type: TypeChoice
  count: number
}

/** All ten types; `other` only if it occurs or is chosen. */
export function countTypes(reminders: readonly Reminder[], filter: WorklistFilter): TypeCount[] {
  const byType = Map.groupBy(filterReminders(reminders, { ...filter, type: null }), typeOf)
  const counts = [...REMINDER_TYPES, 'other' as const].map((choice) => ({
    type: choice,
    count: byType.get(choice)?.length ?? 0,
  }))
  return counts.filter((item) => item.type !== 'other' || item.count > 0 || filter.type === 'other')
}

interface CreatorCount {
  name: string | null
  count: number
}

/** Always contains the chosen creator. */
export function countCreators(reminders: readonly Reminder[], filter: WorklistFilter): CreatorCount[] {
  const { creator } = filter
  const byName = Map.groupBy(filterReminders(reminders, { ...filter, creator: null }), (reminder) => reminder.creator)
  if (creator && !byName.has(creator.name)) byName.set(creator.name, [])
  const counts = [...byName].map(([name, written]) => ({ name, count: written.length }))
  return counts.sort((a, b) =>
    a.name === null || b.name === null
      ? Number(a.name === null) - Number(b.name === null)
      : compareNames(a.name, b.name),
  )
}
