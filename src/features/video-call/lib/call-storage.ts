import * as z from 'zod/mini'
import { tabStorage } from '@/shared/browser'
import { readStoredJson } from '@/shared/lib/json'

const KEY = 'portal.call'

/** In pixels; null for the default position of the styles. */
const Position = z._default(z.nullable(z.object({ x: z.number(), y: z.number() })), null)

/** Restored after a reload. Contains ids and settings, no names. */
const StoredCall = z.object({
  room: z.guid(),
  /** Unix time in milliseconds; null before joining. */
  joinedAt: z.nullable(z.int()),
  /** Time of writing, Unix time in milliseconds. */
  at: z.int(),
  /** The session ended during the call. */
  hasSessionEnded: z.optional(z.boolean()),
  isCameraOn: z.boolean(),
  isMicrophoneOn: z.boolean(),
  window: z.enum(['full', 'minimised']),
  position: Position,
  localTilePosition: Position,
})
export type StoredCall = z.infer<typeof StoredCall>

/** A tab that the browser restores the next morning must not rejoin yesterday's room. */
const STORED_CALL_TTL_MS = 10 * 60_000

export function loadCall(now: number): StoredCall | null {
  const stored = readStoredJson(tabStorage, KEY, StoredCall, null)
  return stored && Math.abs(now - stored.at) <= STORED_CALL_TTL_MS ? stored : null
}

export const saveCall = (call: StoredCall): void => void tabStorage.write(KEY, JSON.stringify(call))
export const clearCall = (): void => tabStorage.remove(KEY)
