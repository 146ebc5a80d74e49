import { WorkingHours } from '@/shared/api'

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Both `HH:mm`. */
export interface OpenInterval {
  start: string
  end: string
}

/** An empty list means closed. */
export type WeekHours = Readonly<Record<Weekday, readonly OpenInterval[]>>

export const weekHours = (of: (day: Weekday) => readonly OpenInterval[]): WeekHours => ({
  monday: of('monday'),
  tuesday: of('tuesday'),
  wednesday: of('wednesday'),
  thursday: of('thursday'),
  friday: of('friday'),
  saturday: of('saturday'),
  sunday: of('sunday'),
})

/** The format of working hours is not agreed upon (reading R19): null for anything but a week of intervals. */
export function parseWorkingHours(input: unknown): WeekHours | null {
  const parsed = WorkingHours.safeParse(input)
  if (!parsed.success || !WEEKDAYS.some((day) => parsed.data[day])) return null
  return weekHours((day) => parsed.data[day] ?? [])
}
