import { useSyncExternalStore } from 'react'

/** Whether the window matches now; for what must not be there at all, where hiding by CSS would leave it to the keyboard. */
export function useMediaQuery(query: string): boolean {
  const subscribe = (callback: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', callback)
    return () => media.removeEventListener('change', callback)
  }
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
