import type { SlotDurations } from '@/entities/company'
import { fold } from '@/shared/lib/fold'

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
