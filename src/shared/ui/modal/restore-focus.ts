import { topModal } from './top-modal'

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
