export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** Does nothing if a control has the focus; the dialog itself does not count. */
export function focusOnMountIfLost(element: HTMLElement | null): void {
  const current = document.activeElement
  if (current === document.body || current instanceof HTMLDialogElement) element?.focus()
}

/** The first invalid field of the dialog around the element gets the focus, if the focus is in this dialog. */
export function focusInvalidField(element: HTMLElement | null): void {
  const dialog = element?.closest('dialog')
  if (!dialog?.contains(document.activeElement)) return
  dialog.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus()
}

/** Whether the window has lost the focus: its element stays active and gets the focus back with the window. */
export const isWindowBlur = ({ target }: { target: EventTarget }): boolean => target === document.activeElement

/** Focuses the element with `data-autofocus`, else the container itself. */
export const focusFirst = (container: HTMLElement): void =>
  (container.querySelector<HTMLElement>('[data-autofocus]') ?? container).focus()

const openers = new WeakMap<Element, () => Element | null>()

/** Called before the dialog is shown: the element that has the focus becomes its opener. */
export function captureOpener(dialog: HTMLDialogElement): void {
  const focused = document.activeElement
  const section = focused?.closest('section[tabindex]') ?? null
  // A dialog that closes in the same commit may still be open: layout effects run in the order of the tree.
  const below = topModal(document, 'dialog[open]')
  const openerBelow = below && openers.get(below)
  openers.set(dialog, () => {
    if (openerBelow && !below.open) return openerBelow()
    return focused?.isConnected ? focused : section
  })
}

/**
 * Returns the opener of a dialog that closes. If that was removed, the focusable section around it; if the dialog below is
 * closed too, the opener of that one. Deletes the entry, because a removed element keeps its whole page in memory.
 */
export function takeOpener(dialog: HTMLDialogElement): Element | null {
  const opener = openers.get(dialog)?.() ?? null
  openers.delete(dialog)
  return opener
}

/** Focuses `before` or, if it was removed, the top dialog or the main landmark: Tab must not restart at the top of the page. */
export function restoreFocus(before: Element | null, page = document): void {
  const isUsable = before instanceof HTMLElement && before.isConnected && before !== page.body
  const target = isUsable ? before : (topModal(page) ?? page.querySelector<HTMLElement>('main'))
  target?.focus({ preventScroll: true })
  // Another dialog has been opened below the one that is closed.
  if (page.activeElement === page.body) topModal(page)?.focus()
}

/** `restoreFocus` for a closed dialog, unless the focus is already outside of it. */
export function restoreFocusFromDialog(before: Element | null, dialog: HTMLDialogElement): void {
  const current = document.activeElement
  if (current === null || current === document.body || dialog.contains(current)) restoreFocus(before)
}

/** The open dialog with the focus: a dialog gets it on opening and returns it to the dialog below on closing. */
export function topModal(page = document, selector = 'dialog:modal'): HTMLDialogElement | null {
  const open = [...page.querySelectorAll<HTMLDialogElement>(selector)]
  return open.findLast((dialog) => dialog.contains(page.activeElement)) ?? open.at(-1) ?? null
}

/** A ref. If the element is removed with the focus in it, the popover or dialog around it or its page gets the focus. */
export const restoreFocusOnRemoval = (element: HTMLElement | null) => () => {
  if (!element?.contains(element.ownerDocument.activeElement)) return
  const container = element.closest<HTMLElement>('[popover], dialog')
  if (container?.matches('[popover]')) focusFirst(container)
  else restoreFocus(container, element.ownerDocument)
}
