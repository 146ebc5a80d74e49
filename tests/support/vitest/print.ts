import { fireEvent } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** Printing also ends with a test that fails: the next files of its worker have the same window. */
export function startPrinting(): void {
  onTestFinished(endPrinting)
  fireEvent(window, new Event('beforeprint'))
}

export function endPrinting(): void {
  fireEvent(window, new Event('afterprint'))
}
