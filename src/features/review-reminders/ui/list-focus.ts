import type { FocusEvent } from 'react'

export const tabStop = (container: Element): HTMLElement | null =>
  container.querySelector<HTMLElement>('li[tabindex="0"]')

/** Moves the focus from the list to its first row, as soon as there is one. */
export function focusListRow({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) tabStop(currentTarget)?.focus()
}

/** Called before an element of the popover that has the focus is removed. */
export function returnFocusToList(leaving: HTMLElement): void {
  leaving.closest<HTMLElement>('[data-reminders]')?.focus()
}
