const PLACE = 'data-focus-place'
/** Where something is still missing after so long, the doctor is somewhere else by now. */
const WAITS_MS = 5_000

/** The place, marked by `data-focus-place`, that holds the keyboard focus. It outlives a reload where the element does not. */
export const focusedPlace = (): string | null =>
  document.activeElement?.closest(`[${PLACE}]`)?.getAttribute(PLACE) ?? null

/**
 * Gives the focus to a place, as soon as it is there: it may wait for an answer of the platform. Not where the doctor has
 * moved the focus somewhere else already.
 */
export function focusPlace(place: string): void {
  if (document.activeElement !== document.body || tryFocus(place)) return
  const arrival = new MutationObserver(() => {
    if (document.activeElement !== document.body || tryFocus(place)) stop()
  })
  const stop = () => {
    arrival.disconnect()
    clearTimeout(patience)
  }
  const patience = setTimeout(stop, WAITS_MS)
  arrival.observe(document.body, { childList: true, subtree: true })
}

function tryFocus(place: string): boolean {
  const element = document.querySelector<HTMLElement>(`[${PLACE}="${place}"]`)
  element?.focus({ preventScroll: true })
  return element !== null && element === document.activeElement
}
