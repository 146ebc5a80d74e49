import { useLayoutEffect, useRef } from 'react'
import { focusAgain } from '@/shared/ui/modal'

/**
 * One `<dialog>` that is modal while the call fills the window and merely displayed while it is minimised, so that a running
 * picture goes on through the change. It is never open without being modal: moved into another dialog, it would keep Escape
 * from that one. The focus comes in with the one and goes back to where it was with the other.
 */
export function useCallDialog(isModal: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown || !isModal) return
    if (!shown.contains(document.activeElement)) opener.current = document.activeElement
    shown.showModal()
    const first = shown.querySelector<HTMLElement>('[data-autofocus]') ?? shown
    first.focus()
    return () => {
      shown.close()
      focusAgain(opener.current, shown)
    }
  }, [isModal])

  return dialog
}
