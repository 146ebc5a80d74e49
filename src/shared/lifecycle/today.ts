import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { localDay } from '@/shared/lib/date-time'
import { appStarted } from './app-started'

const MINUTE_MS = 60_000
/** A timer does not count the time that a machine sleeps: whoever wakes up should not wait for a whole minute more. */
const MAX_CHECK_INTERVAL_MS = 30_000

const clockRead = createEvent<number>()

const watchClockFx = createEffect(() => {
  const read = scopeBind(clockRead)
  const tick = () => {
    const now = Date.now()
    read(now)
    setTimeout(tick, Math.min(MAX_CHECK_INTERVAL_MS, MINUTE_MS - (now % MINUTE_MS)))
  }
  tick()
})

/** The local day, `YYYY-MM-DD`; moves on by itself at midnight and after a night's sleep of the machine. */
export const $today = createStore('')
/** When the present minute began, in milliseconds: what depends on the time of day moves on with it. */
export const $minute = createStore(0)

sample({ clock: appStarted, target: watchClockFx })
sample({ clock: clockRead, fn: (now) => localDay(new Date(now)), target: $today })
sample({ clock: clockRead, fn: (now) => now - (now % MINUTE_MS), target: $minute })
