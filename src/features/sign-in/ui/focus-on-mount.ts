/** A `ref` for the control that the keyboard should be in as soon as it appears. */
export const focusOnMount = (control: HTMLElement | null): void => control?.focus()

/** A `ref` for what takes the place of the control that the keyboard was in: the keyboard must not fall to the page's top. */
export function catchLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
