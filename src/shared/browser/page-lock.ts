/** By an attribute, so that styles hide the page at once, without waiting for a render. */
export const setPageLocked = (isLocked: boolean): void => {
  document.documentElement.toggleAttribute('data-screen-locked', isLocked)
}

export const isPageLocked = (): boolean => document.documentElement.hasAttribute('data-screen-locked')
