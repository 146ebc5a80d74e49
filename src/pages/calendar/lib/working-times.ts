import { type OpenInterval, type SlotDurations, weekHours, type WeekHours, type WorkingTimes } from '@/entities/company'
import { fold } from '@/shared/lib/text'
import { endOf, minuteOf } from './time-axis'

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

/** When the clinic or the user works. The intervals may overlap. */
export function combinedHours({ clinic, own }: CalendarTimes): WeekHours | null {
  const known = [clinic.hours, own.hours].filter((hours) => hours !== null)
  if (known.length === 0) return null
  return weekHours((day) => {
    const ofDay = known.flatMap((hours) => (hours[day] === null ? [] : [hours[day]]))
    return ofDay.length > 0 ? ofDay.flat() : null
  })
}

/** Hours of the clock; `to` is not included. */
export interface HourInterval {
  from: number
  to: number
}

const DEFAULT_HOURS: HourInterval = { from: 8, to: 19 }

export function shownHours({ clinic, own }: CalendarTimes, occupied: readonly HourInterval[]): HourInterval {
  const open = [clinic.hours, own.hours].flatMap((hours): OpenInterval[] =>
    hours ? Object.values(hours).flatMap((ofDay) => ofDay ?? []) : [],
  )
  const worked = open.map((interval) => ({
    from: Math.floor(minuteOf(interval.start) / 60),
    to: Math.ceil(endOf(interval) / 60),
  }))
  const intervals = [...(worked.length > 0 ? worked : [DEFAULT_HOURS]), ...occupied]
  return intervals.reduce((all, { from, to }) => ({ from: Math.min(all.from, from), to: Math.max(all.to, to) }))
}

const DEFAULT_MINUTES = 30
const MIN_MINUTES = 5
const MAX_MINUTES = 240

const plausible = (minutes: number | null | undefined): number | null =>
  minutes != null && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES ? minutes : null

/** In minutes, assumed: the API has no end, and only types that contain "online" use the online slot. */
export function entryDuration(appointmentType: string | null, slots: SlotDurations | null): number {
  const online = plausible(slots?.online)
  const faceToFace = plausible(slots?.faceToFace)
  return (isOnline(appointmentType ?? '') ? (online ?? faceToFace) : (faceToFace ?? online)) ?? DEFAULT_MINUTES
}

const onlineByType = new Map<string, boolean>()

/** Cached: there are few types and many entries. */
function isOnline(type: string): boolean {
  let result = onlineByType.get(type)
  if (result === undefined) {
    result = fold(type).includes('online')
    onlineByType.set(type, result)
  }
  return result
}

/** Interval of the grid lines, in minutes. */
export const slotDuration = (slots: SlotDurations | null): number => entryDuration(null, slots)

export const minDuration = (slots: readonly (SlotDurations | null)[]): number =>
  Math.min(...slots.flatMap((item) => [entryDuration(null, item), entryDuration('online', item)]))
