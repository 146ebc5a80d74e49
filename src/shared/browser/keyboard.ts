/** Listens in the capture phase, before the focused element. Returns unsubscribe. */
export function onKeyDown(listener: (event: KeyboardEvent) => void): () => void {
  // Form autofill fires a `keydown` that is not a `KeyboardEvent`.
  const handle = (event: Event) => {
    if (event instanceof KeyboardEvent) listener(event)
  }
  window.addEventListener('keydown', handle, { capture: true })
  return () => window.removeEventListener('keydown', handle, { capture: true })
}

/** Apple keyboards use Cmd instead of Ctrl; there, Ctrl moves the caret. */
export const isAppleKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** Dialogs with `data-non-blocking` do not count: the user may leave them without a choice. */
export const hasBlockingModal = (): boolean => document.querySelector('dialog:modal:not([data-non-blocking])') !== null

/** During IME composition Enter chooses a character. Safari sends the last key of a composition with key code 229. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to distinguish the Enter that ends a composition in Safari
  event.isComposing || event.keyCode === 229

const NON_TEXT_INPUTS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NON_TEXT_INPUTS.includes(target.type)
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

export const isTypeaheadTarget = (target: EventTarget | null): boolean => target instanceof HTMLSelectElement

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
