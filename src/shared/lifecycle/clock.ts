import { createEvent, createStore, restore, sample, scopeBind } from 'effector'
import { clinicDay } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'
import { createTask } from '@/shared/lib/effector'
import { pageResumed } from './page'
import { appStarted } from './start-up'

const MINUTE_MS = 60_000
/** Timers do not count the time that a device sleeps; this limits the delay if the device wakes up without its user. */
const MAX_CHECK_INTERVAL_MS = 30_000

// Events
const clockRead = createEvent<number>()

// Effects
const watchClockTask = createTask(() => {
  const read = scopeBind(clockRead)
  const tick = () => {
    const now = Date.now()
    read(now)
    setTimeout(tick, Math.min(MAX_CHECK_INTERVAL_MS, MINUTE_MS - (now % MINUTE_MS)))
  }
  tick()
})

// Stores
/** The day at the clinic; changes at midnight and after sleep. */
export const $today = createStore<Day>('').on(clockRead, (_, now) => clinicDay(new Date(now)))
/** In epoch milliseconds, at most half a minute old. */
export const $now = restore(clockRead, 0)
/** Start of the current minute in epoch milliseconds. */
export const $minute = createStore(0).on(clockRead, (_, now) => now - (now % MINUTE_MS))

// Connections
sample({ clock: appStarted, target: watchClockTask })
/** A frozen page continues the timer where it was. */
sample({ clock: pageResumed, fn: () => Date.now(), target: clockRead })
