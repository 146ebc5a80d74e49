import type { FocusEvent, KeyboardEvent } from 'react'

/** The row at which the keyboard stands in the list. */
export const tabStop = (container: Element): HTMLElement | null =>
  container.querySelector<HTMLElement>('li[tabindex="0"]')

/** The focus comes to the place of the list: on to its row, as soon as there is one. */
export function focusListRow({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) tabStop(currentTarget)?.focus()
}

/** Enter on a row does what a click on its words does. */
export function activateRow({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Enter' || !(target instanceof HTMLLIElement)) return
  target.querySelector<HTMLElement>('[data-activate]')?.click()
}

/** Something in the popover is about to go: the keyboard goes back to the list. */
export function returnFocusToList(leaving: HTMLElement): void {
  leaving.closest<HTMLElement>('[data-reminders]')?.focus()
}
