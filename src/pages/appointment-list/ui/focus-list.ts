/** Moves the focus to the list before the focused control is removed. */
export const focusList = (leaving: Element): void =>
  leaving.closest<HTMLElement>('[data-appointments]')?.focus({ preventScroll: true })
