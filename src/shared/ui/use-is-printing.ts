import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrintChange } from '@/shared/browser'

/** Whether the page is printed; false if a `PrintPortal` existed before, such as a label, which is printed instead. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  // Early: virtual lists render all rows only if no `PrintPortal` takes their place.
  useEffect(() => onPagePrintChange(setPrinting, { isEarly: true }), [])
  return isPrinting
}

/** Returns unsubscribe. */
export const onPagePrintChange = (callback: (isPrinting: boolean) => void, options?: { isEarly: boolean }) =>
  onPrintChange((isPrintRunning) => {
    const isPage = isPrintRunning && document.querySelector('[data-print-only]') === null
    // Browsers take the snapshot right after the event, so React must render synchronously.
    flushSync(() => callback(isPage))
  }, options)
