import { useEffect, useState } from 'react'
import { openOwnWindow } from '@/shared/browser'

const SIZE = { width: 400, height: 300 }

/**
 * A window that stays above all others, for as long as it is `wanted`. The doctor closes it there, or brings the call back
 * from here: in both cases `body` is null again.
 */
export function useOwnWindow(isWanted: boolean) {
  const [opened, setOpened] = useState<Window | null>(null)

  const open = async (then: () => void) => {
    const next = await openOwnWindow(SIZE)
    if (!next) return
    next.addEventListener('pagehide', () => setOpened(null), { once: true })
    setOpened(next)
    then()
  }

  useEffect(() => {
    if (!isWanted) opened?.close()
  }, [isWanted, opened])

  useEffect(() => () => opened?.close(), [opened])

  return { body: isWanted && opened ? opened.document.body : null, open, close: () => opened?.close() }
}
