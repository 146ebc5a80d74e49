import { useLayoutEffect, useRef, useState } from 'react'
import { captureOpener, focusFirst, takeOpener, restoreFocusFromDialog } from '../focus'

/** `isPresent` stays true during the closing animation, so that the content stays visible. */
export function useModalDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen && !element.open) {
      captureOpener(element)
      showModal(element)
    }
    if (!isOpen && isPresent) {
      const opener = takeOpener(element)
      // The browser may have closed it already.
      if (element.open) {
        element.close()
        restoreFocusFromDialog(opener, element)
      }
      void afterAnimations(element, () => {
        if (!element.open) setPresent(false)
      })
    }
  }, [isOpen, isPresent])

  // On unmount, for example on a route change.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (!element?.open) return
      element.close()
      restoreFocusFromDialog(takeOpener(element), element)
    }
  }, [])

  return { dialog, isPresent }
}

async function afterAnimations(element: Element, then: () => void) {
  const running = element.getAnimations().map(({ finished }) => finished)
  if (running.length > 0) await Promise.allSettled(running)
  then()
}

/**
 * Opens a dialog and focuses the element with `data-autofocus` in it, else the dialog itself. Open dialogs of a higher
 * `data-layer` stay above it and keep the focus.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement
  dialog.showModal()
  focusFirst(dialog)
  const above = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-layer][open]')]
    .filter((other) => layerOf(other) > layerOf(dialog))
    .toSorted((a, b) => layerOf(a) - layerOf(b))
  for (const other of above) raise(other, focused)
}

const layerOf = ({ dataset }: HTMLElement): number => Number(dataset.layer ?? 0)

/** Shows the dialog above the others again: the topmost modal dialog makes all others inert, even while it is hidden. */
function raise(dialog: HTMLDialogElement, focused: Element | null): void {
  dialog.close()
  dialog.showModal()
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus()
  else focusFirst(dialog)
}
