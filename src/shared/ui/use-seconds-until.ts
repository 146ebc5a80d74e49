import { useCallback, useSyncExternalStore } from 'react'
import { remainingWait } from '@/shared/api'

/** Whole seconds until a time in milliseconds; 0 when it is over. Renders once a second until then. */
export function useSecondsUntil(time: number | null): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (secondsUntil(time) === 0) return () => {}
      const timer = setInterval(() => {
        notify()
        if (secondsUntil(time) === 0) clearInterval(timer)
      }, 1_000)
      return () => clearInterval(timer)
    },
    [time],
  )
  return useSyncExternalStore(subscribe, () => secondsUntil(time))
}

const secondsUntil = (time: number | null): number => Math.ceil(remainingWait(time) / 1_000)
