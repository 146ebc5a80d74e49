import { type OpenInterval, type SlotDurations, type WeekHours, weekHours } from '@/entities/company'
import { endOf, minuteOf } from './time-axis'

export interface WorkingTimes {
  hours: WeekHours | null
  slots: SlotDurations | null
}

/** `clinic` applies to all doctors except the current user. */
export interface CalendarTimes {
  clinic: WorkingTimes
  own: WorkingTimes
}

const NO_WORKING_TIMES: WorkingTimes = { hours: null, slots: null }

export function calendarTimes(
  clinic: WorkingTimes | null | undefined,
  override: WorkingTimes | null | undefined,
): CalendarTimes {
  const common = clinic ?? NO_WORKING_TIMES
  const slots = override?.slots
  return {
    clinic: common,
    own: {
      hours: override?.hours ?? common.hours,
      slots: slots
        ? {
            online: slots.online ?? common.slots?.online ?? null,
            faceToFace: slots.faceToFace ?? common.slots?.faceToFace ?? null,
          }
        : common.slots,
    },
  }
}

/** The intervals may overlap. */
export function sharedHours({ clinic, own }: CalendarTimes): WeekHours | null {
  const known = [clinic.hours, own.hours].filter((hours) => hours !== null)
  if (known.length === 0) return null
  return weekHours((day) => known.flatMap((hours) => hours[day]))
}

export interface HourRange {
  from: number
  to: number
}

const DEFAULT_RANGE: HourRange = { from: 8, to: 19 }

export function hourRange({ clinic, own }: CalendarTimes, occupied: readonly HourRange[]): HourRange {
  const open = [clinic.hours, own.hours].flatMap((hours): OpenInterval[] => (hours ? Object.values(hours).flat() : []))
  const worked = open.map((interval) => ({
    from: Math.floor(minuteOf(interval.start) / 60),
    to: Math.ceil(endOf(interval) / 60),
  }))
  const ranges = [...(worked.length > 0 ? worked : [DEFAULT_RANGE]), ...occupied]
  return ranges.reduce((all, { from, to }) => ({ from: Math.min(all.from, from), to: Math.max(all.to, to) }))
}
