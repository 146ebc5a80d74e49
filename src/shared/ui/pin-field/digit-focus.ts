/** A `ref` for the first box: the keyboard waits there, unless the doctor has put it somewhere else meanwhile. */
export function focusFirstDigit(box: HTMLInputElement | null): void {
  const current = document.activeElement
  if (current === document.body || current instanceof HTMLDialogElement) box?.focus()
}

/** A `ref` for the first box after a PIN that did not do: the next one begins there. */
export const refocusFirstDigit = (box: HTMLInputElement | null): void => box?.focus()
