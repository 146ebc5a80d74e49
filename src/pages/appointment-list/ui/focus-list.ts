/** What was pressed is about to go: the keyboard stays with the list of which it was a part. */
export const focusList = (leaving: Element): void =>
  leaving.closest<HTMLElement>('[data-appointments]')?.focus({ preventScroll: true })
