import { useEffect, useEffectEvent, useRef } from 'react'
import { topDialog } from '../modal'

/** Opens a panel from afar whenever the number changes; over a modal dialog, where nobody could use it, it waits. */
export function useOpenTurn(turn: number | undefined, open: () => void): void {
  const lastTurn = useRef(turn)
  const openNow = useEffectEvent(open)

  useEffect(() => {
    if (turn === lastTurn.current) return
    lastTurn.current = turn
    const dialog = topDialog()
    if (!dialog) return openNow()
    const openAfterwards = () => openNow()
    dialog.addEventListener('close', openAfterwards, { once: true })
    return () => dialog.removeEventListener('close', openAfterwards)
  }, [turn])
}
