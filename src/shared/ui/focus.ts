export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** Does nothing if a control has the focus; the dialog itself does not count. */
export function focusOnMountIfLost(element: HTMLElement | null): void {
  const current = document.activeElement
  if (current === document.body || current instanceof HTMLDialogElement) element?.focus()
}
