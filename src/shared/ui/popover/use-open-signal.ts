import { useEffect, useEffectEvent, useRef } from 'react'
import { topModal } from '../modal'

/** Opens a panel when the number changes; while a modal dialog is open, after it has closed. */
export function useOpenSignal(signal: number | undefined, open: () => void): void {
  const lastSignal = useRef(signal)
  const openNow = useEffectEvent(open)

  useEffect(() => {
    if (signal === lastSignal.current) return
    lastSignal.current = signal
    const dialog = topModal()
    if (!dialog) return openNow()
    const openWhenUnblocked = () => openNow()
    dialog.addEventListener('close', openWhenUnblocked, { once: true })
    return () => dialog.removeEventListener('close', openWhenUnblocked)
  }, [signal])
}
