import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { onPrintChange } from '@/shared/browser'

/** Whether the media query matches; for components that must not render at all, where CSS would keep them focusable. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (callback: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', callback)
    return () => media.removeEventListener('change', callback)
  }
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Below the breakpoint `sm` of the specification. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 600px)')

/** Whether the page is printed; false if a `PrintPortal` was there before, such as a label: it is printed instead. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(
    () =>
      onPrintChange((is) => {
        const isPage = is && document.querySelector('[data-print-only]') === null
        // Browsers take the snapshot right after the event, so React must render synchronously.
        flushSync(() => setPrinting(isPage))
      }),
    [],
  )
  return isPrinting
}
