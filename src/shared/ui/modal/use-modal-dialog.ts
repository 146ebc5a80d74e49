import { useLayoutEffect, useRef, useState } from 'react'

/** `isPresent` stays true during the closing animation, so that the content stays visible. */
export function useModalDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) {
      opener.current = document.activeElement
      showModal(element)
    } else {
      element.close()
      restoreFocusFromDialog(opener.current, element)
      void afterAnimations(element, () => {
        if (!element.open) setPresent(false)
      })
    }
  }, [isOpen])

  // On unmount, for example on a route change.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (!element?.open) return
      element.close()
      restoreFocusFromDialog(opener.current, element)
    }
  }, [])

  return { dialog, isPresent }
}

async function afterAnimations(element: Element, then: () => void) {
  const running = element.getAnimations().map(({ finished }) => finished)
  if (running.length > 0) await Promise.allSettled(running)
  then()
}

/** Opens a dialog and focuses the element with `data-autofocus` in it, else the dialog itself. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal()
  focusFirst(dialog)
}

export const focusFirst = (container: HTMLElement): void =>
  (container.querySelector<HTMLElement>('[data-autofocus]') ?? container).focus()

/** If it was removed, the top dialog or the main landmark gets the focus: Tab must not restart at the page top. */
export function restoreFocus(before: Element | null): void {
  const isUsable = before instanceof HTMLElement && before.isConnected && before !== document.body
  const target = isUsable ? before : (topModal() ?? document.querySelector<HTMLElement>('main'))
  target?.focus({ preventScroll: true })
}

/** The same for a closed dialog, unless the focus is already outside of it. */
export function restoreFocusFromDialog(before: Element | null, dialog: HTMLDialogElement): void {
  const current = document.activeElement
  if (current === null || current === document.body || dialog.contains(current)) restoreFocus(before)
}

/** The one with the focus: a dialog gets it on opening and returns it to the dialog below on closing. */
export function topModal(selector = 'dialog:modal'): HTMLDialogElement | null {
  const open = [...document.querySelectorAll<HTMLDialogElement>(selector)]
  return open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1) ?? null
}
