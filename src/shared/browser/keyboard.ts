/**
 * Hears every key before the focused element does, for shortcuts that work anywhere. Returns how to stop listening.
 */
export function onKeyDown(listener: (event: KeyboardEvent) => void): () => void {
  // A browser that fills in a form by itself announces it as a key press without a key.
  const handle = (event: Event) => {
    if (event instanceof KeyboardEvent) listener(event)
  }
  window.addEventListener('keydown', handle, { capture: true })
  return () => window.removeEventListener('keydown', handle, { capture: true })
}

/** Apple keyboards have Cmd where others have Ctrl, and use Ctrl for moving in text. */
export const isAppleKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/**
 * Whether a modal dialog has the page. Dialogs marked `data-non-blocking` do not count: they let the doctor go on to
 * something else without an answer.
 */
export const hasBlockingModal = (): boolean => document.querySelector('dialog:modal:not([data-non-blocking])') !== null

const NON_TEXT_INPUTS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/** Whether keys type text there. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NON_TEXT_INPUTS.includes(target.type)
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

/** Whether letters look for a choice there, such as K for "Kritik". */
export const isTypeaheadTarget = (target: EventTarget | null): boolean => target instanceof HTMLSelectElement
