/**
 * Marks the page as veiled: the styles of the veil then take everything else out of sight, out of reach of screen readers
 * and out of print, in the same moment and without waiting for anybody to draw.
 */
export const veilPage = (isVeiled: boolean): void => {
  document.documentElement.toggleAttribute('data-veiled', isVeiled)
}

export const isPageVeiled = (): boolean => document.documentElement.hasAttribute('data-veiled')
