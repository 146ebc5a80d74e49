import { REMINDER_TYPES, type Reminder, type ReminderType } from '@/entities/reminder'
import { compareNames } from '@/shared/lib/compare-names'

/** One of the ten types, or whatever else the platform calls one, also nothing. */
export type TypeChoice = ReminderType | 'other'

export interface WorklistFilter {
  type: TypeChoice | null
  /** Null for everybody; `name: null` for reminders of which nobody knows who wrote them. */
  creator: { name: string | null } | null
}

export const EVERYTHING: WorklistFilter = { type: null, creator: null }

const typeOf = ({ type }: Reminder): TypeChoice => (typeof type === 'string' ? type : 'other')

const hasType = (type: WorklistFilter['type']) => (reminder: Reminder) => type === null || typeOf(reminder) === type

const isBy = (creator: WorklistFilter['creator']) => (reminder: Reminder) =>
  creator === null || reminder.creator === creator.name

export const passFilter = (reminders: readonly Reminder[], { type, creator }: WorklistFilter): Reminder[] =>
  reminders.filter(hasType(type)).filter(isBy(creator))

export interface TypeCount {
  type: TypeChoice
  count: number
}

/** How many of each type the creator's choice leaves. All ten are there, what is something else only where it occurs. */
export function countTypes(reminders: readonly Reminder[], { type, creator }: WorklistFilter): TypeCount[] {
  const byType = Map.groupBy(reminders.filter(isBy(creator)), typeOf)
  const counts = [...REMINDER_TYPES, 'other' as const].map((one) => ({
    type: one,
    count: byType.get(one)?.length ?? 0,
  }))
  return counts.filter((one) => one.type !== 'other' || one.count > 0 || type === 'other')
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
  return counts.sort((one, other) =>
    one.name === null || other.name === null
      ? Number(one.name === null) - Number(other.name === null)
      : compareNames(one.name, other.name),
  )
}
