import { topModal } from './top-modal'

/**
 * Focuses the element that had the focus before. If it was removed from the page, the open modal dialog or the main landmark
 * gets the focus, so that Tab does not restart at the top of the page.
 */
export function restoreFocus(before: Element | null): void {
  const isUsable = before instanceof HTMLElement && before.isConnected && before !== document.body
  const target = isUsable ? before : (topModal() ?? document.querySelector<HTMLElement>('main'))
  target?.focus({ preventScroll: true })
}

/** The same for a dialog that was closed, unless the focus is somewhere outside of it already. */
export function restoreFocusFromDialog(before: Element | null, dialog: HTMLDialogElement): void {
  const current = document.activeElement
  if (current === null || current === document.body || dialog.contains(current)) restoreFocus(before)
}
