const HOUR_MS = 3_600_000
const EVENING_HOUR = 18
const MORNING_HOUR = 9
const MONDAY = 1

export type SnoozeId = 'hour' | 'evening' | 'tomorrow' | 'monday'

export interface SnoozeOption {
  id: SnoozeId
  /** In milliseconds, at the beginning of a minute. */
  until: number
}

/**
 * Until when a reminder may be put off, by the local clock: the evening only while it is more than an hour away, Monday
 * only when that is not tomorrow. Wall-clock times stay what they are on days that are an hour longer or shorter.
 */
export function snoozeOptions(minute: number): SnoozeOption[] {
  const date = new Date(minute)
  const at = (days: number, hour: number) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, hour).getTime()
  const hour = minute + HOUR_MS
  const evening = at(0, EVENING_HOUR)
  const daysToMonday = (MONDAY - date.getDay() + 7) % 7 || 7
  return [
    { id: 'hour', until: hour },
    ...(evening > hour ? [{ id: 'evening' as const, until: evening }] : []),
    { id: 'tomorrow', until: at(1, MORNING_HOUR) },
    ...(daysToMonday > 1 ? [{ id: 'monday' as const, until: at(daysToMonday, MORNING_HOUR) }] : []),
  ]
}
