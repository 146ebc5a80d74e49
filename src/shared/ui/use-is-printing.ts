import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrintChange } from '@/shared/browser'

/** Whether the page is printed; false if a `PrintPortal` was there before, such as a label: it is printed instead. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(
    () =>
      onPrintChange((isPrintRunning) => {
        const isPage = isPrintRunning && document.querySelector('[data-print-only]') === null
        // Browsers take the snapshot right after the event, so React must render synchronously.
        flushSync(() => setPrinting(isPage))
      }),
    [],
  )
  return isPrinting
}
