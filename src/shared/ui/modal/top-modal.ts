/**
 * The modal dialog that has the page: the one with the focus, because a dialog takes it when it opens and gives it back to
 * the dialog below when it closes. Null when none is open.
 */
export function topModal(): HTMLDialogElement | null {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
  return open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1) ?? null
}
