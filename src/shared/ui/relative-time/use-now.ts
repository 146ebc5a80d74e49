import { useSyncExternalStore } from 'react'

const TICK_MS = 30_000

/** One timer for all times on the screen; it runs only while some are rendered. */
const clock = {
  now: Date.now(),
  timer: undefined as ReturnType<typeof setInterval> | undefined,
  listeners: new Set<() => void>(),
}

function subscribe(listener: () => void) {
  if (clock.listeners.size === 0) {
    clock.now = Date.now()
    clock.timer = setInterval(() => {
      clock.now = Date.now()
      for (const notify of clock.listeners) notify()
    }, TICK_MS)
  }
  clock.listeners.add(listener)
  return () => {
    clock.listeners.delete(listener)
    if (clock.listeners.size === 0) clearInterval(clock.timer)
  }
}

/** In epoch milliseconds, at most half a minute old. */
export const useNow = () => useSyncExternalStore(subscribe, () => clock.now)
