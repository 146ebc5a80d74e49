import * as z from 'zod/mini'
import { tabStorage } from '@/shared/browser'

const KEY = 'portal.call'

/** In pixels; null is where something stands by itself. */
const Position = z._default(z.nullable(z.object({ x: z.number(), y: z.number() })), null)

/** What a reload brings back: ids and switches, no name. */
const StoredCall = z.object({
  room: z.uuid(),
  /** In milliseconds; null before the doctor has joined. */
  joinedAt: z.nullable(z.int()),
  /** When this was written, in milliseconds. */
  at: z.int(),
  isCameraOn: z.boolean(),
  isMicrophoneOn: z.boolean(),
  window: z.enum(['full', 'minimised']),
  /** Where the doctor has moved the minimised window. */
  position: Position,
  /** Where the doctor has moved their own picture, in the window that is not. */
  localTilePosition: Position,
})
export type StoredCall = z.infer<typeof StoredCall>

/** A tab that a browser brings back the next morning must not lead into the room of yesterday. */
const STORED_CALL_TTL_MS = 10 * 60_000

export function loadCall(now: number): StoredCall | null {
  try {
    const stored = StoredCall.parse(JSON.parse(tabStorage.read(KEY) ?? 'null'))
    return Math.abs(now - stored.at) <= STORED_CALL_TTL_MS ? stored : null
  } catch {
    return null
  }
}

export const saveCall = (call: StoredCall): void => void tabStorage.write(KEY, JSON.stringify(call))
export const clearCall = (): void => tabStorage.remove(KEY)
