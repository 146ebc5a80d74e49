import { useLayoutEffect, useRef, useState } from 'react'
import { restoreFocusFromDialog } from './restore-focus'

/**
 * Shows and closes a `<dialog>` as `isOpen` says. `isPresent` stays true until the dialog has finished moving out, so that
 * what is inside does not vanish under the eyes of the doctor.
 */
export function useModalDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown || shown.open === isOpen) return
    if (isOpen) {
      opener.current = document.activeElement
      shown.showModal()
      const first = shown.querySelector<HTMLElement>('[data-autofocus]') ?? shown
      first.focus()
    } else {
      shown.close()
      restoreFocusFromDialog(opener.current, shown)
      void afterAnimations(shown, () => {
        if (!shown.open) setPresent(false)
      })
    }
  }, [isOpen])

  // Leaves the page together with the component around it, for instance with a route.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => {
      if (!shown?.open) return
      shown.close()
      restoreFocusFromDialog(opener.current, shown)
    }
  }, [])

  return { dialog, isPresent }
}

/** At once, if nothing moves. */
async function afterAnimations(element: Element, then: () => void) {
  const running = element.getAnimations().map(({ finished }) => finished)
  if (running.length > 0) await Promise.allSettled(running)
  then()
}
