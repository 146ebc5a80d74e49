import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrintChange } from '@/shared/browser'

export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  // Browsers take the snapshot right after the event, so React must render synchronously.
  useEffect(() => onPrintChange((is) => flushSync(() => setPrinting(is))), [])
  return isPrinting
}
