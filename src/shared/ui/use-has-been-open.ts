import { useState } from 'react'

/** For content that is rendered from the first opening on, and then stays for its closing animation. */
export function useHasBeenOpen(isOpen: boolean): boolean {
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen)
  if (isOpen && !hasBeenOpen) setHasBeenOpen(true)
  return isOpen || hasBeenOpen
}
