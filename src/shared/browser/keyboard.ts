/**
 * Hears every key before the focused element does, for shortcuts that work anywhere. Returns how to stop listening.
 */
export function listenToKeys(listener: (event: KeyboardEvent) => void): () => void {
  // A browser that fills in a form by itself announces it as a key press without a key.
  const hear = (event: Event) => {
    if (event instanceof KeyboardEvent) listener(event)
  }
  window.addEventListener('keydown', hear, { capture: true })
  return () => window.removeEventListener('keydown', hear, { capture: true })
}

/** Apple keyboards have Cmd where others have Ctrl, and use Ctrl for moving in text. */
export const isAppleKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/**
 * Whether a modal dialog has the page. Dialogs marked `data-gives-way` do not count: they let the doctor go on to
 * something else without an answer.
 */
export const isModalInTheWay = (): boolean => document.querySelector('dialog:modal:not([data-gives-way])') !== null

const INPUTS_WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/** Whether keys type text there. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !INPUTS_WITHOUT_TEXT.includes(target.type)
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

/** Whether letters look for a choice there, such as K for "Kritik". */
export const isChoiceList = (target: EventTarget | null): boolean => target instanceof HTMLSelectElement
