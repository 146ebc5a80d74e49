import { useCallback, useSyncExternalStore } from 'react'
import { remainingWait } from '@/shared/api'

/**
 * Whole seconds until a time from `Retry-After`, in milliseconds; 0 when it is over or more than 120 seconds away (see
 * `remainingWait`). Renders once a second until then.
 */
export function useSecondsUntilRetry(retryAt: number | null): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (secondsUntil(retryAt) === 0) return () => {}
      const timer = setInterval(() => {
        notify()
        if (secondsUntil(retryAt) === 0) clearInterval(timer)
      }, 1_000)
      return () => clearInterval(timer)
    },
    [retryAt],
  )
  return useSyncExternalStore(subscribe, () => secondsUntil(retryAt))
}

const secondsUntil = (retryAt: number | null): number => Math.ceil(remainingWait(retryAt) / 1_000)
