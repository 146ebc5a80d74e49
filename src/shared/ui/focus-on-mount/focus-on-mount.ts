/** A `ref` that focuses the element when it mounts. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** A `ref` that focuses the element when it mounts, unless a control has the focus; a dialog itself does not count. */
export function focusOnMountIfLost(element: HTMLElement | null): void {
  const current = document.activeElement
  if (current === document.body || current instanceof HTMLDialogElement) element?.focus()
}
