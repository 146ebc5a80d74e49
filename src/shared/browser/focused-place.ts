const PLACE = 'data-focus-place'

/** The place, marked by `data-focus-place`, that holds the keyboard focus. It outlives a reload where the element does not. */
export const focusedPlace = (): string | null =>
  document.activeElement?.closest(`[${PLACE}]`)?.getAttribute(PLACE) ?? null

/** Gives the focus to a place, unless the doctor has moved it somewhere else already. */
export function focusPlace(place: string): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[${PLACE}="${place}"]`)?.focus({ preventScroll: true })
}
