/** The controls that are clicked as a whole: a click may be on the icon or the text in them. */
const controlOf = (target: EventTarget | null): EventTarget | null => {
  if (!(target instanceof Element)) return target
  const control = target.closest('a, button, label') ?? target
  // A click on a label is followed by one on its field.
  return control instanceof HTMLLabelElement ? control.control : control
}

/**
 * The first click of a double click may open a dialog or remove a row, so that the second one hits another control.
 * That second click does nothing, whatever it hits (decision 0080). Returns unsubscribe.
 */
export function ignoreSecondClickOnOtherControl(): () => void {
  let clicked: EventTarget | null = null
  const check = (event: MouseEvent) => {
    // Keys and scripts.
    if (event.detail === 0) return
    const control = controlOf(event.target)
    if (event.detail === 1) clicked = control
    else if (control !== clicked) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  window.addEventListener('click', check, { capture: true })
  return () => window.removeEventListener('click', check, { capture: true })
}
