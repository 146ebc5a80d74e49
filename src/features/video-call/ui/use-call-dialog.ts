import { useLayoutEffect, useRef } from 'react'
import { isFullscreen, onFullscreenChange, showInTopLayer } from '@/shared/browser'
import { restoreFocusFromDialog, topModal } from '@/shared/ui/modal'

/**
 * One `<dialog>` that is modal while the call fills the window and merely displayed while it is minimised, so that a running
 * picture goes on through the change. It is never open without being modal: moved into another dialog, it would keep Escape
 * from that one. The focus comes in with the one and goes back to where it was with the other, which may be in a dialog.
 */
export function useCallDialog(isModal: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown || !isModal) return
    const before = document.activeElement
    if (before !== document.body && !shown.contains(before)) opener.current = before
    shown.showModal()
    const first = shown.querySelector<HTMLElement>('[data-autofocus]') ?? shown
    first.focus()
    const stop = onFullscreenChange(() => {
      if (isFullscreen()) raise(shown)
    })
    return () => {
      stop()
      shown.close()
      restoreFocusFromDialog(opener.current, shown)
      // Of a page behind a dialog nothing takes the focus.
      if (document.activeElement === document.body) topModal()?.focus()
    }
  }, [isModal])

  // Whoever enlarges the call has come to its small window from somewhere: there the focus goes back to.
  useLayoutEffect(() => {
    const shown = dialog.current
    const entered = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !shown?.contains(relatedTarget)) opener.current = relatedTarget
    }
    shown?.addEventListener('focusin', entered)
    return () => shown?.removeEventListener('focusin', entered)
  }, [])

  return dialog
}

/** A page that fills the screen is put above everything that was above it. */
function raise(dialog: HTMLDialogElement): void {
  const focused = document.activeElement
  // It is open all the time, for whoever listens.
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { once: true, capture: true })
  dialog.close()
  dialog.showModal()
  if (focused instanceof HTMLElement) focused.focus()
  for (const message of document.querySelectorAll<HTMLElement>('[popover="manual"]:popover-open')) {
    if (message.contains(dialog)) continue
    message.hidePopover()
    showInTopLayer(message)
  }
}
