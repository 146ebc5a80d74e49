import * as z from 'zod/mini'
import { tabStorage } from '@/shared/browser'

const KEY = 'portal.call'

/** In pixels; null is where something stands by itself. */
const Place = z._default(z.nullable(z.object({ x: z.number(), y: z.number() })), null)

/** What a reload brings back: ids and switches, no name. */
const KeptCall = z.object({
  room: z.uuid(),
  /** In milliseconds; null before the doctor has joined. */
  joinedAt: z.nullable(z.int()),
  /** When this was written, in milliseconds. */
  at: z.int(),
  isCameraOn: z.boolean(),
  isMicrophoneOn: z.boolean(),
  window: z.enum(['full', 'minimised']),
  /** Where the doctor has moved the minimised window. */
  place: Place,
  /** Where the doctor has moved their own picture, in the window that is not. */
  ownPlace: Place,
})
export type KeptCall = z.infer<typeof KeptCall>

/** A tab that a browser brings back the next morning must not lead into the room of yesterday. */
const KEPT_FOR_MS = 10 * 60_000

export function readKeptCall(now: number): KeptCall | null {
  try {
    const kept = KeptCall.parse(JSON.parse(tabStorage.read(KEY) ?? 'null'))
    return Math.abs(now - kept.at) <= KEPT_FOR_MS ? kept : null
  } catch {
    return null
  }
}

export const keepCall = (call: KeptCall): void => void tabStorage.write(KEY, JSON.stringify(call))
export const forgetCall = (): void => tabStorage.remove(KEY)
