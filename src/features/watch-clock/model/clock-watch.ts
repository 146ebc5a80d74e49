import { combine, createEvent, createStore, restore, sample } from 'effector'
import type { ServerTime } from '@/shared/api'
import { tabStorage } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { appStarted } from '@/shared/lifecycle'

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
const DISMISSED = 'portal.clock-notice'

// Events
export const serverTimeReceived = createEvent<ServerTime>()
export const clockNoticeDismissed = createEvent()

// Effects
const loadDismissedTask = createTask(() => tabStorage.read(DISMISSED) !== null)
const saveDismissedTask = createTask(() => void tabStorage.write(DISMISSED, 'dismissed'))

// Stores
const $wrongReadings = createStore(0).on(serverTimeReceived, (count, reading) => (isWrong(reading) ? count + 1 : 0))
const $difference = createStore<ClockDifference | null>(null)
const $isDismissed = restore(loadDismissedTask.doneData, false).on(clockNoticeDismissed, () => true)
/** Null if the clock is right or the notice was dismissed in this tab. */
export const $clockDifference = combine($difference, $isDismissed, (difference, isDismissed) =>
  isDismissed ? null : difference,
)

// Connections
sample({ clock: appStarted, target: loadDismissedTask })
sample({ clock: clockNoticeDismissed, target: saveDismissedTask })

/** The first difference stays: new times with every response would be announced again and again. */
sample({
  clock: serverTimeReceived,
  source: { count: $wrongReadings, difference: $difference },
  fn: ({ count, difference }, { serverTime, receivedAt }) =>
    count < REQUIRED_READINGS ? null : (difference ?? { device: receivedAt, server: serverTime }),
  target: $difference,
})

/** The platform wrote its time at some moment between sending and receiving. */
function isWrong({ serverTime, sentAt, receivedAt }: ServerTime): boolean {
  const ahead = sentAt - (serverTime + HEADER_RESOLUTION_MS)
  const behind = serverTime - receivedAt
  return Math.max(ahead, behind) > MAX_DIFFERENCE_MS
}
