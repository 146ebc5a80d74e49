/**
 * Hears every key before the focused element does, for shortcuts that work anywhere. Returns how to stop listening.
 */
export function listenToKeys(listener: (event: KeyboardEvent) => void): () => void {
  window.addEventListener('keydown', listener, { capture: true })
  return () => window.removeEventListener('keydown', listener, { capture: true })
}

/** Apple keyboards have Cmd where others have Ctrl, and use Ctrl for moving in text. */
export const isAppleKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/**
 * Whether a modal dialog has the page. Dialogs marked `data-gives-way` do not count: they let the doctor go on to
 * something else without an answer.
 */
export const isModalInTheWay = (): boolean => document.querySelector('dialog:modal:not([data-gives-way])') !== null
