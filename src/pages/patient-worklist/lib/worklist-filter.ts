import { REMINDER_TYPES, type Reminder, type ReminderType } from '@/entities/reminder'
import { compareNames } from '@/shared/lib/compare-names'

/** One of the ten types, or whatever else the platform calls one, also nothing. */
export type TypeChoice = ReminderType | 'other'

export interface WorklistFilter {
  type: TypeChoice | null
  /** Null for everybody; `name: null` for reminders of which nobody knows who wrote them. */
  creator: { name: string | null } | null
}

export const NO_FILTER: WorklistFilter = { type: null, creator: null }

const typeOf = ({ type }: Reminder): TypeChoice => (typeof type === 'string' ? type : 'other')

const hasType = (type: WorklistFilter['type']) => (reminder: Reminder) => type === null || typeOf(reminder) === type

const isBy = (creator: WorklistFilter['creator']) => (reminder: Reminder) =>
  creator === null || reminder.creator === creator.name

export const filterReminders = (reminders: readonly Reminder[], { type, creator }: WorklistFilter): Reminder[] =>
  reminders.filter(hasType(type)).filter(isBy(creator))

export interface TypeCount {
  type: TypeChoice
  count: number
}

/** How many of each type the creator's choice leaves. All ten are there, what is something else only where it occurs. */
export function countTypes(reminders: readonly Reminder[], { type, creator }: WorklistFilter): TypeCount[] {
  const byType = Map.groupBy(reminders.filter(isBy(creator)), typeOf)
  const counts = [...REMINDER_TYPES, 'other' as const].map((a) => ({
    type: a,
    count: byType.get(a)?.length ?? 0,
  }))
  return counts.filter((a) => a.type !== 'other' || a.count > 0 || type === 'other')
}

export interface CreatorCount {
  name: string | null
  count: number
}

/** Who has written how many of those that the type's choice leaves, by name; whoever is chosen is always there. */
export function countCreators(reminders: readonly Reminder[], { type, creator }: WorklistFilter): CreatorCount[] {
  const byName = Map.groupBy(reminders.filter(hasType(type)), (reminder) => reminder.creator)
  if (creator && !byName.has(creator.name)) byName.set(creator.name, [])
  const counts = [...byName].map(([name, own]) => ({ name, count: own.length }))
  return counts.sort((a, b) =>
    a.name === null || b.name === null
      ? Number(a.name === null) - Number(b.name === null)
      : compareNames(a.name, b.name),
  )
}
