import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrintChange } from '@/shared/browser'

/** Whether the page is on its way to the printer, also by the browser's own menu: then all is drawn that is to be on paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  // The browser takes its picture as soon as it has told of it.
  useEffect(() => onPrintChange((is) => flushSync(() => setPrinting(is))), [])
  return isPrinting
}
