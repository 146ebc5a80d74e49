import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { localDay } from '@/shared/lib/date-time'
import { appStarted } from './app-started'

const CHECK_EVERY_MS = 30_000

const clockRead = createEvent<Date>()

const watchClockFx = createEffect(() => {
  const read = scopeBind(clockRead)
  read(new Date())
  setInterval(() => read(new Date()), CHECK_EVERY_MS)
})

/** The local day, `YYYY-MM-DD`; moves on by itself at midnight and after a night's sleep of the machine. */
export const $today = createStore('')

sample({ clock: appStarted, target: watchClockFx })
sample({ clock: clockRead, fn: localDay, target: $today })
