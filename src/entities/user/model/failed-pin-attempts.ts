import { createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'

/** Tries in a row that did not open anything, and when the last of them was. */
export interface PinTries {
  count: number
  at: number
}

const KEY = 'portal.pin-tries'
const FREE_TRIES = 5
const SHORTEST_REST_MS = 30_000
const LONGEST_REST_MS = 15 * 60_000
const NONE: PinTries = { count: 0, at: 0 }

const keptSchema = z.object({ count: z.int().check(z.nonnegative()), at: z.int().check(z.nonnegative()) })

/** How long the field still rests: twice as long after each further try. A clock that was set back cannot lengthen it. */
export function restLeft({ count, at }: PinTries, now: number): number {
  if (count < FREE_TRIES) return 0
  const rest = Math.min(SHORTEST_REST_MS * 2 ** (count - FREE_TRIES), LONGEST_REST_MS)
  return Math.max(0, rest - Math.max(0, now - at))
}

// What happened
/** A try at this time did not open anything, for whatever reason: without a connection, guessing must not be free. */
export const pinTryFailed = createEvent<number>()
export const pinTrySucceeded = createEvent()

// What the world does for us
const readTriesFx = createEffect((): PinTries => {
  try {
    return keptSchema.parse(JSON.parse(tabStorage.read(KEY) ?? 'null'))
  } catch {
    return NONE
  }
})
const keepTriesFx = createEffect((tries: PinTries) => void tabStorage.write(KEY, JSON.stringify(tries)))
const forgetTriesFx = createEffect(() => tabStorage.remove(KEY))

// State
/** Those of the signed-in user in this tab, whatever asked for the PIN. They survive a reload, not the session. */
export const $pinTries = createStore(NONE)
  .on(readTriesFx.doneData, (_, kept) => kept)
  .on(pinTryFailed, ({ count }, at) => ({ count: count + 1, at }))
  .reset(pinTrySucceeded, sessionEnded, sessionReplaced)

// Flow
sample({ clock: appStarted, target: readTriesFx })
sample({ clock: pinTryFailed, source: $pinTries, target: keepTriesFx })
sample({ clock: [pinTrySucceeded, sessionEnded, sessionReplaced], fn: () => {}, target: forgetTriesFx })
