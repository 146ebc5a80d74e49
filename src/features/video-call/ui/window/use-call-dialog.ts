import { useLayoutEffect, useRef } from 'react'
import { isFullscreen, onFullscreenChange, showInTopLayer } from '@/shared/browser'
import { restoreFocusFromDialog, topModal } from '@/shared/ui/focus'
import { showModal } from '@/shared/ui/modal'

/**
 * One `<dialog>` for both modes, so that the video keeps playing: modal in the full window, non-modal when minimised.
 * It is never `open` without being modal, because it would swallow Escape inside another dialog. Focus moves in with
 * the modal mode and returns afterwards.
 */
export function useCallDialog(isModal: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown || !isModal) return
    const before = document.activeElement
    if (before !== document.body && !shown.contains(before)) opener.current = before
    showModal(shown)
    const stop = onFullscreenChange(() => {
      if (isFullscreen()) raiseCallDialog(shown)
    })
    return () => {
      stop()
      shown.close()
      restoreFocusFromDialog(opener.current, shown)
      // Behind a modal dialog nothing can take the focus.
      if (document.activeElement === document.body) topModal()?.focus()
    }
  }, [isModal])

  // Stores the element to which the focus returns when the call is minimised.
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

/** A fullscreen element enters the top layer above everything in it: the dialog and the toasts are shown again. */
function raiseCallDialog(dialog: HTMLDialogElement): void {
  const focused = document.activeElement
  // The dialog only changes its layer; listeners must not see it close.
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { once: true, capture: true })
  dialog.close()
  dialog.showModal()
  if (focused instanceof HTMLElement) focused.focus()
  for (const toasts of document.querySelectorAll<HTMLElement>('[popover="manual"]:popover-open')) {
    if (toasts.contains(dialog)) continue
    toasts.hidePopover()
    showInTopLayer(toasts)
  }
}
