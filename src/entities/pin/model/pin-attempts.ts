import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { readStoredJson } from '@/shared/lib/json'

/** Attempts since the last success, and the time of the last one in milliseconds. */
interface PinAttempts {
  count: number
  at: number
}

const KEY = 'portal.pin-tries'
const FREE_ATTEMPTS = 5
const MIN_LOCKOUT_MS = 30_000
const MAX_LOCKOUT_MS = 15 * 60_000
const NONE: PinAttempts = { count: 0, at: 0 }

const storedSchema = z.object({ count: z.int().check(z.nonnegative()), at: z.int().check(z.nonnegative()) })

/** Time in milliseconds until a PIN is accepted again. The lockout doubles with each further failed attempt. */
export function lockoutRemaining({ count, at }: PinAttempts, now: number): number {
  if (count < FREE_ATTEMPTS) return 0
  const duration = Math.min(MIN_LOCKOUT_MS * 2 ** (count - FREE_ATTEMPTS), MAX_LOCKOUT_MS)
  return Math.max(0, duration - (now - at))
}

/** Attempts of the session, in all its tabs and PIN verifications. Read every time: another tab may have changed them. */
export const loadPinAttempts = (): PinAttempts => readStoredJson(deviceStorage, KEY, storedSchema, NONE)

/**
 * Counts an attempt before its check, until it succeeds: neither closing the prompt or the page during the check, nor being
 * offline, allows free guesses.
 */
export const recordPinAttempt = (at: number): PinAttempts => save({ count: loadPinAttempts().count + 1, at })

/** The lockout begins with the result of the check, and again if the clock was set back. */
export const restartLockout = (at: number): PinAttempts => save({ count: loadPinAttempts().count, at })

function save(attempts: PinAttempts): PinAttempts {
  deviceStorage.write(KEY, JSON.stringify(attempts))
  return attempts
}

// Effects
export const clearPinAttemptsTask = createTask(() => deviceStorage.remove(KEY))
