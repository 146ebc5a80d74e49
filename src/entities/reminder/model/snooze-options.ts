import { fromClinicClock, toClinicClock } from '@/shared/lib/date-time'

const HOUR_MS = 3_600_000
const EVENING_HOUR = 18
const MORNING_HOUR = 9
const MONDAY = 1

export type SnoozeId = 'hour' | 'evening' | 'tomorrow' | 'monday'

export interface SnoozeOption {
  id: SnoozeId
  /** In milliseconds, at a full minute. */
  until: number
}

/** Times on the clock of the clinic, correct across DST changes. Monday is left out if it is tomorrow. */
export function snoozeOptions(minute: number): SnoozeOption[] {
  const clock = toClinicClock(new Date(minute))
  const at = (days: number, hour: number) =>
    fromClinicClock(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate() + days, hour)).getTime()
  const hour = minute + HOUR_MS
  const evening = at(0, EVENING_HOUR)
  const daysToMonday = (MONDAY - clock.getUTCDay() + 7) % 7 || 7
  return [
    { id: 'hour', until: hour },
    ...(evening > hour ? [{ id: 'evening' as const, until: evening }] : []),
    { id: 'tomorrow', until: at(1, MORNING_HOUR) },
    ...(daysToMonday > 1 ? [{ id: 'monday' as const, until: at(daysToMonday, MORNING_HOUR) }] : []),
  ]
}
