/** Moves the focus to the current row, or to the empty state, before the focused button is removed. */
export function focusRow(leaving: HTMLElement): void {
  const list = leaving.closest('[data-worklist]')
  const target = list?.querySelector('li[tabindex="0"]') ?? list?.querySelector('[tabindex="-1"]')
  if (target instanceof HTMLElement) target.focus()
}

/** Moves the focus to the filters before the clear button is removed. */
export const focusFilter = (leaving: HTMLElement): void =>
  leaving.closest('[data-worklist-page]')?.querySelector<HTMLElement>('select, [aria-expanded]')?.focus()
