import { useEffect, useState } from 'react'
import { openPipWindow } from '@/shared/browser'

const SIZE = { width: 400, height: 300 }

/**
 * A window that stays above all others, for as long as it is `wanted`. The doctor closes it there, or brings the call back
 * from here: in both cases `body` is null again.
 */
export function usePipWindow(isOpen: boolean) {
  const [opened, setOpened] = useState<Window | null>(null)

  const open = async (then: () => void) => {
    const next = await openPipWindow(SIZE)
    if (!next) return
    next.addEventListener('pagehide', () => setOpened(null), { once: true })
    setOpened(next)
    then()
  }

  useEffect(() => {
    if (!isOpen) opened?.close()
  }, [isOpen, opened])

  useEffect(() => () => opened?.close(), [opened])

  return { body: isOpen && opened ? opened.document.body : null, open, close: () => opened?.close() }
}
