/**
 * Gives the focus back to the element that had it before the dialog opened. Where that element has gone in the meantime
 * (a removed list item, a closed panel) the page's main landmark takes it, so that the keyboard never falls to the top.
 */
export function restoreFocus(before: Element | null, dialog: HTMLDialogElement) {
  const current = document.activeElement
  const isLost = current === null || current === document.body || dialog.contains(current)
  if (!isLost) return
  const target = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null
  const fallback = document.querySelector<HTMLElement>('main')
  ;(target ?? fallback)?.focus({ preventScroll: true })
}
