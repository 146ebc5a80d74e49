import type { SlotDurations } from '@/entities/company'
import { fold } from '@/shared/lib/fold'

const DEFAULT_MINUTES = 30
const MIN_MINUTES = 5
const MAX_MINUTES = 240

const plausible = (minutes: number | null | undefined): number | null =>
  minutes != null && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES ? minutes : null

/**
 * How long an appointment is taken to last, in minutes. The platform tells when it begins and of what type it is, not how
 * long it lasts: one whose type says "online" has an online slot, every other one a slot in the clinic.
 */
export function entryDuration(appointmentType: string | null, slots: SlotDurations | null): number {
  const online = plausible(slots?.online)
  const faceToFace = plausible(slots?.faceToFace)
  return (isOnline(appointmentType ?? '') ? (online ?? faceToFace) : (faceToFace ?? online)) ?? DEFAULT_MINUTES
}

const known = new Map<string, boolean>()

/** Kept, because there are few types and many entries. */
function isOnline(type: string): boolean {
  let minutes = known.get(type)
  if (minutes === undefined) {
    minutes = fold(type).includes('online')
    known.set(type, minutes)
  }
  return minutes
}

/** The lines of a column stand at every slot in the clinic. */
export const slotDuration = (slots: SlotDurations | null): number => entryDuration(null, slots)

/** The shortest entry that there can be. */
export const minDuration = (slots: readonly (SlotDurations | null)[]): number =>
  Math.min(...slots.flatMap((item) => [entryDuration(null, item), entryDuration('online', item)]))
