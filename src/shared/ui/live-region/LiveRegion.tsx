import { useEffect } from 'react'
import { topModal } from '../modal'

/** An empty region has to be there before its words, else some screen readers miss them. */
const ANNOUNCE_DELAY_MS = 100

type LiveRegionProps = {
  message: string
  /** Another value says the same words once more. */
  messageId?: number | string
  /** Interrupts what is being read. */
  isAssertive?: boolean
}

/**
 * Says a message to screen readers. It speaks from inside the dialog on top, because everything behind an open modal
 * dialog is inert and silent.
 */
export function LiveRegion({ message, messageId, isAssertive = false }: LiveRegionProps) {
  useEffect(() => {
    if (!message) return
    const host = topModal() ?? document.body
    const region = document.createElement('div')
    region.className = 'visually-hidden'
    region.setAttribute('role', isAssertive ? 'alert' : 'status')
    host.append(region)
    const timer = setTimeout(() => region.append(message), ANNOUNCE_DELAY_MS)
    return () => {
      clearTimeout(timer)
      region.remove()
    }
  }, [message, messageId, isAssertive])

  return null
}
