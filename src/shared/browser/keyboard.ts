/** Listens in the capture phase, before the focused element. Returns unsubscribe. */
export function onKeyDown(listener: (event: KeyboardEvent) => void): () => void {
  // Form autofill fires a `keydown` that is not a `KeyboardEvent`.
  const handle = (event: Event) => {
    if (event instanceof KeyboardEvent) listener(event)
  }
  window.addEventListener('keydown', handle, { capture: true })
  return () => window.removeEventListener('keydown', handle, { capture: true })
}

/** For keys that the user presses out of habit: if the next key is Enter within `ms`, it does nothing, whatever has the focus. */
export function ignoreNextEnter(ms: number): void {
  const stop = onKeyDown((event) => {
    stop()
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  setTimeout(stop, ms)
}

/** While Enter is held, browsers press each control that gets the focus, such as the button of a dialog that Enter has opened. */
export function preventHeldEnter(event: KeyboardEvent): void {
  const isMultiline = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !isMultiline) event.preventDefault()
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

/** In these elements the user moves the focus by typing the first letters of an entry. */
const TYPEAHEAD_TARGETS = 'select, [role="menu"], [role="menubar"], [data-tree]'

export const isTypeaheadTarget = (target: EventTarget | null): boolean => isInside(target, TYPEAHEAD_TARGETS)

/** Inside a panel that closes when the user goes on elsewhere; not in a manual popover, such as the call and the toasts. */
export const isInPopover = (target: EventTarget | null): boolean => isInside(target, '[popover="auto"]')

/** No dialog is open, and the focus is in no field, menu or popover. */
export const isPageTarget = (target: EventTarget | null): boolean =>
  document.querySelector('dialog:modal') === null &&
  !isTextField(target) &&
  !isTypeaheadTarget(target) &&
  !isInside(target, '[popover]')

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null
