import { useEffect } from 'react'
import { isPageLocked } from '@/shared/browser'
import { topModal } from '../focus'

/** Some screen readers miss a message if the region was not there before. */
const ANNOUNCE_DELAY_MS = 100

interface LiveRegionProps {
  message: string
  /** Another value announces the same message again. */
  messageId?: number | string
  isAssertive?: boolean
  /** A message that changes within this time is not announced. */
  delayMs?: number
}

/**
 * Announces a message inside the top modal dialog, because everything behind that is inert. Nothing is announced while the
 * page is locked; the lock screen, then the top dialog, has live regions of its own.
 */
export function LiveRegion({ message, messageId, isAssertive = false, delayMs = ANNOUNCE_DELAY_MS }: LiveRegionProps) {
  useEffect(() => {
    if (!message || isPageLocked()) return
    const host = topModal() ?? document.body
    const region = document.createElement('div')
    region.className = 'visually-hidden'
    // `LockScreen.module.css` hides it in a locked page.
    region.dataset.liveRegion = ''
    region.setAttribute('role', isAssertive ? 'alert' : 'status')
    host.append(region)
    const timer = setTimeout(() => {
      if (!isPageLocked()) region.append(message)
    }, delayMs)
    return () => {
      clearTimeout(timer)
      region.remove()
    }
  }, [message, messageId, isAssertive, delayMs])

  return null
}
