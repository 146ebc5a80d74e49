/** The control that is clicked: the target of the event may be an element in it, such as its text. */
const controlOf = (target: EventTarget | null): EventTarget | null => {
  if (!(target instanceof Element)) return target
  const control = target.closest('a, button, label, summary') ?? target
  // A click on a label is followed by one on its field.
  return control instanceof HTMLLabelElement ? control.control : control
}

/** What opens and closes a menu, panel or section. */
const isDisclosure = (control: EventTarget | null): boolean =>
  control instanceof Element && control.matches('button[aria-expanded], summary')

/**
 * The first click of a double click may open a dialog or remove a row, so that the second one hits another control, or
 * open a menu, which the second one would close. Such a second click does nothing (decision 0080). Returns unsubscribe.
 */
export function ignoreSecondClick(): () => void {
  let clicked: EventTarget | null = null
  const check = (event: MouseEvent) => {
    // Clicks by keys and scripts have no count.
    if (event.detail === 0) return
    const control = controlOf(event.target)
    if (event.detail === 1) clicked = control
    else if (control !== clicked || isDisclosure(control)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  window.addEventListener('click', check, { capture: true })
  return () => window.removeEventListener('click', check, { capture: true })
}

/**
 * Safari does not focus a button that is clicked, but a dialog or menu returns the focus to the element that had it. A
 * handler that prevents the default of the press keeps the focus where it is. Returns unsubscribe.
 */
export function focusClickedButton(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let isFocusKept = false
  const press = ({ defaultPrevented }: MouseEvent) => {
    isFocusKept = defaultPrevented
  }
  // After a prevented `pointerdown` there is no `mousedown`.
  window.addEventListener('pointerdown', press, { signal })
  window.addEventListener('mousedown', press, { signal })
  window.addEventListener('click', focus, { capture: true, signal })
  return () => controller.abort()

  function focus({ target, detail }: MouseEvent) {
    // Clicks by keys and scripts have no count.
    if (detail === 0 || isFocusKept || !(target instanceof Element)) return
    const button = target.closest<HTMLElement>('button, summary')
    if (!button?.contains(document.activeElement)) button?.focus({ preventScroll: true, focusVisible: false })
  }
}

/** Callbacks that wait for the end of the press; null while no mouse button is down. */
let waiting: (() => void)[] | null = null

/** A drag or a context menu may replace `mouseup`, and a native list of options may handle it; then the next key ends the press. */
const PRESS_ENDS = ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const

/** Tracks for `afterPress` whether a mouse button is down. Returns unsubscribe. */
export function trackPress(): () => void {
  const start = () => {
    waiting ??= []
  }
  const end = () => {
    // The click follows `mouseup` in the same task.
    for (const callback of waiting ?? []) setTimeout(callback)
    waiting = null
  }
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  window.addEventListener('mousedown', start, options)
  for (const type of PRESS_ENDS) window.addEventListener(type, end, options)
  return () => controller.abort()
}

/**
 * Runs a change that follows a blur and moves controls. While a mouse button is down it waits for the click, which the
 * browser would not fire on a control that has moved.
 */
export function afterPress(change: () => void): void {
  if (waiting) waiting.push(change)
  else change()
}
