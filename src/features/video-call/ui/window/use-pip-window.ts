import { useEffect, useState } from 'react'
import { openPipWindow } from '@/shared/browser'

const SIZE = { width: 400, height: 300 }

/** Exists only while `isOpen`. `body` is null when the user closes the window or brings the call back. */
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
