const FOCUS_KEY_ATTRIBUTE = 'data-focus-key'
/** Later than this, the user has probably moved on. */
const FOCUS_TIMEOUT_MS = 5_000

/** Key (`data-focus-key`) of the focused element or its ancestor; it survives a reload, the element does not. */
export const readFocusKey = (): string | null =>
  document.activeElement?.closest(`[${FOCUS_KEY_ATTRIBUTE}]`)?.getAttribute(FOCUS_KEY_ATTRIBUTE) ?? null

/** Waits until the element is rendered, unless the user moves the focus before. */
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
