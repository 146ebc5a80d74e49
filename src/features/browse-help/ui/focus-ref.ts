/** As the `ref` of an element to which the keyboard goes; it does so when it becomes the ref. */
export const focusRef = (element: HTMLElement | null): void => element?.focus()
