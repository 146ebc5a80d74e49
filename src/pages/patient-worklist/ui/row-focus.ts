import type { KeyboardEvent } from 'react'

/** What was pressed is about to go: the keyboard goes back to the row at which it stood, or to what is there instead. */
export function focusRow(leaving: HTMLElement): void {
  const list = leaving.closest('[data-worklist]')
  list?.querySelector<HTMLElement>('li[tabindex="0"], [tabindex="-1"]')?.focus()
}

/** The button that clears the filter goes with it: the keyboard stays with the choices. */
export const focusFilter = (leaving: HTMLElement): void =>
  leaving.closest('[data-worklist-page]')?.querySelector('select')?.focus()

/** Enter on a row does what a click on its words does. */
export function openRow({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Enter' || !(target instanceof HTMLLIElement)) return
  target.querySelector<HTMLElement>('[data-activate]')?.click()
}
