import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '../visually-hidden'

/** An empty region has to be there before its words, else some screen readers miss them. */
const SPEAK_AFTER_MS = 100

type LiveRegionProps = {
  message: string
  /** Another value says the same words once more. */
  turn?: number | string
  /** Interrupts what is being read. */
  isAssertive?: boolean
}

/**
 * Says a message to screen readers. It speaks from inside the dialog on top, because everything behind an open modal
 * dialog is inert and silent.
 */
export function LiveRegion({ message, turn, isAssertive = false }: LiveRegionProps) {
  const [spoken, setSpoken] = useState<{ host: Element; words: string }>()

  useEffect(() => {
    const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    setSpoken({ host, words: '' })
    const timer = setTimeout(() => setSpoken({ host, words: message }), SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [message, turn])

  if (!spoken) return null
  return createPortal(
    <VisuallyHidden>
      <span role={isAssertive ? 'alert' : 'status'}>{spoken.words}</span>
    </VisuallyHidden>,
    spoken.host,
  )
}
