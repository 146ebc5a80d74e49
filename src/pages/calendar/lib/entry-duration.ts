import type { SlotDurations } from '@/entities/company'
import { fold } from '@/shared/lib/fold'

const USUAL_MINUTES = 30
const SHORTEST = 5
const LONGEST = 240

const plausible = (minutes: number | null | undefined): number | null =>
  minutes != null && minutes >= SHORTEST && minutes <= LONGEST ? minutes : null

/**
 * How long an appointment is taken to last, in minutes. The platform tells when it begins and of what type it is, not how
 * long it lasts: one whose type says "online" has an online slot, every other one a slot in the clinic.
 */
export function entryLength(appointmentType: string | null, slots: SlotDurations | null): number {
  const online = plausible(slots?.online)
  const faceToFace = plausible(slots?.faceToFace)
  return (isOnline(appointmentType ?? '') ? (online ?? faceToFace) : (faceToFace ?? online)) ?? USUAL_MINUTES
}

const known = new Map<string, boolean>()

/** Kept, because there are few types and many entries. */
function isOnline(type: string): boolean {
  let answer = known.get(type)
  if (answer === undefined) {
    answer = fold(type).includes('online')
    known.set(type, answer)
  }
  return answer
}

/** The lines of a column stand at every slot in the clinic. */
export const slotStep = (slots: SlotDurations | null): number => entryLength(null, slots)

/** The shortest entry that there can be. */
export const shortestLength = (slots: readonly (SlotDurations | null)[]): number =>
  Math.min(...slots.flatMap((one) => [entryLength(null, one), entryLength('online', one)]))
