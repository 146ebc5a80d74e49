const FOCUS_KEY_ATTRIBUTE = 'data-focus-key'
/** Where something is still missing after so long, the doctor is somewhere else by now. */
const FOCUS_TIMEOUT_MS = 5_000

/** The place, marked by `data-focus-key`, that holds the keyboard focus. It outlives a reload where the element does not. */
export const readFocusKey = (): string | null =>
  document.activeElement?.closest(`[${FOCUS_KEY_ATTRIBUTE}]`)?.getAttribute(FOCUS_KEY_ATTRIBUTE) ?? null

/**
 * Gives the focus to a place, as soon as it is there: it may wait for an answer of the platform. Not where the doctor has
 * moved the focus somewhere else already.
 */
export function focusByKey(key: string): void {
  if (document.activeElement !== document.body || tryFocus(key)) return
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || tryFocus(key)) stop()
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, FOCUS_TIMEOUT_MS)
  observer.observe(document.body, { childList: true, subtree: true })
}

function tryFocus(key: string): boolean {
  const element = document.querySelector<HTMLElement>(`[${FOCUS_KEY_ATTRIBUTE}="${key}"]`)
  element?.focus({ preventScroll: true })
  return element !== null && element === document.activeElement
}
