/** Opens a dialog and focuses the element with `data-autofocus` in it, else the dialog itself. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal()
  focusFirst(dialog)
}

export const focusFirst = (dialog: HTMLDialogElement): void =>
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus()
