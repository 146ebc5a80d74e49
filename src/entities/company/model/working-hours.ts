import { WorkingHours } from '@/shared/api'

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Open from `start` to `end`, both `HH:mm`. */
export interface OpenInterval {
  start: string
  end: string
}

/** The open intervals of each day in order; an empty list means closed. */
export type WeekHours = Readonly<Record<Weekday, readonly OpenInterval[]>>

/** A week, day by day. */
export const weekHours = (of: (day: Weekday) => readonly OpenInterval[]): WeekHours => ({
  monday: of('monday'),
  tuesday: of('tuesday'),
  wednesday: of('wednesday'),
  thursday: of('thursday'),
  friday: of('friday'),
  saturday: of('saturday'),
  sunday: of('sunday'),
})

/** The shape of working hours is not agreed upon (reading R19): what is not a week of intervals is not shown at all. */
export function parseWorkingHours(input: unknown): WeekHours | null {
  const parsed = WorkingHours.safeParse(input)
  if (!parsed.success || !WEEKDAYS.some((day) => parsed.data[day])) return null
  return weekHours((day) => parsed.data[day] ?? [])
}
