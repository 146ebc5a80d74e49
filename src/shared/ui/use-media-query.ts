import { useCallback, useSyncExternalStore } from 'react'

/** Whether the media query matches; for components that must not render at all, where CSS would keep them focusable. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (callback: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', callback)
      return () => media.removeEventListener('change', callback)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Below the breakpoint `sm` of the specification. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 600px)')
