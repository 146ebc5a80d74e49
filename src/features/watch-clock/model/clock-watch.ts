import { createEvent, createStore, sample } from 'effector'
import type { ServerTime } from '@/shared/api'

/** The two clocks at the same moment, in milliseconds. */
interface ClockDifference {
  device: number
  server: number
}

const MAX_DIFFERENCE_MS = 5 * 60_000
/** The `Date` header has whole seconds. */
const HEADER_RESOLUTION_MS = 1_000
/** A single reading may come from a cache, or from a device that was asleep. */
const REQUIRED_READINGS = 2

// Events
export const serverTimeReceived = createEvent<ServerTime>()

// Stores
const $wrongReadings = createStore(0).on(serverTimeReceived, (count, reading) => (isWrong(reading) ? count + 1 : 0))
/** Null if the clock is right. */
export const $clockDifference = createStore<ClockDifference | null>(null)

// Connections
/** The first difference stays: new times with every response would be announced again and again. */
sample({
  clock: serverTimeReceived,
  source: { count: $wrongReadings, difference: $clockDifference },
  fn: ({ count, difference }, { serverTime, receivedAt }) =>
    count < REQUIRED_READINGS ? null : (difference ?? { device: receivedAt, server: serverTime }),
  target: $clockDifference,
})

/** The platform wrote its time at some moment between sending and receiving. */
function isWrong({ serverTime, sentAt, receivedAt }: ServerTime): boolean {
  const ahead = sentAt - (serverTime + HEADER_RESOLUTION_MS)
  const behind = serverTime - receivedAt
  return Math.max(ahead, behind) > MAX_DIFFERENCE_MS
}
