import { createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'

/** Tries in a row that did not open anything, and when the last of them was. */
export interface FailedPinAttempts {
  count: number
  at: number
}

const KEY = 'portal.pin-tries'
const FREE_ATTEMPTS = 5
const MIN_LOCKOUT_MS = 30_000
const MAX_LOCKOUT_MS = 15 * 60_000
const NONE: FailedPinAttempts = { count: 0, at: 0 }

const storedSchema = z.object({ count: z.int().check(z.nonnegative()), at: z.int().check(z.nonnegative()) })

/** How long the field still rests: twice as long after each further try. A clock that was set back cannot lengthen it. */
export function lockoutRemaining({ count, at }: FailedPinAttempts, now: number): number {
  if (count < FREE_ATTEMPTS) return 0
  const rest = Math.min(MIN_LOCKOUT_MS * 2 ** (count - FREE_ATTEMPTS), MAX_LOCKOUT_MS)
  return Math.max(0, rest - Math.max(0, now - at))
}

// Events
/** A try at this time did not open anything, for whatever reason: without a connection, guessing must not be free. */
export const pinAttemptFailed = createEvent<number>()
export const pinAttemptSucceeded = createEvent()

// Effects
const loadAttemptsFx = createEffect((): FailedPinAttempts => {
  try {
    return storedSchema.parse(JSON.parse(tabStorage.read(KEY) ?? 'null'))
  } catch {
    return NONE
  }
})
const saveAttemptsFx = createEffect((tries: FailedPinAttempts) => void tabStorage.write(KEY, JSON.stringify(tries)))
const clearAttemptsFx = createEffect(() => tabStorage.remove(KEY))

// State
/** Those of the signed-in user in this tab, whatever asked for the PIN. They survive a reload, not the session. */
export const $failedPinAttempts = createStore(NONE)
  .on(loadAttemptsFx.doneData, (_, stored) => stored)
  .on(pinAttemptFailed, ({ count }, at) => ({ count: count + 1, at }))
  .reset(pinAttemptSucceeded, sessionEnded, sessionReplaced)

// Connections
sample({ clock: appStarted, target: loadAttemptsFx })
sample({ clock: pinAttemptFailed, source: $failedPinAttempts, target: saveAttemptsFx })
sample({ clock: [pinAttemptSucceeded, sessionEnded, sessionReplaced], fn: () => {}, target: clearAttemptsFx })
