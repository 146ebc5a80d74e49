/**
 * Marks the page as veiled: the styles of the veil then take everything else out of sight, out of reach of screen readers
 * and out of print, in the same moment and without waiting for anybody to draw.
 */
export const setPageLocked = (isLocked: boolean): void => {
  document.documentElement.toggleAttribute('data-screen-locked', isLocked)
}

export const isPageLocked = (): boolean => document.documentElement.hasAttribute('data-screen-locked')
