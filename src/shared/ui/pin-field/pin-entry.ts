import { PIN_LENGTH } from '@/shared/config'
import { isPin } from '@/shared/lib/is-pin'

/** Shown instead of a digit, which is never in the DOM. */
export const MASK = '•'

export type PinDigits = readonly string[]

export const NO_DIGITS: PinDigits = Array.from({ length: PIN_LENGTH }, () => '')

export type PinEntry =
  | { kind: 'removed' | 'unchanged' | 'rejected' }
  | { kind: 'digit'; digit: string }
  | { kind: 'whole'; pin: string }

/** @param shown the current value of the input, including the mask of its previous digit */
export function readEntry(shown: string): PinEntry {
  if (shown === '') return { kind: 'removed' }
  const typed = shown.replaceAll(MASK, '')
  if (typed === '') return { kind: 'unchanged' }
  if (/^[0-9]$/.test(typed)) return { kind: 'digit', digit: typed }
  const pin = parsePastedPin(typed)
  return pin === null ? { kind: 'rejected' } : { kind: 'whole', pin }
}

/** A pasted text: four digits with optional white space around them. A longer text is rejected, not truncated. */
export function parsePastedPin(text: string): string | null {
  const trimmed = text.trim()
  return isPin(trimmed) ? trimmed : null
}

export const withDigit = (digits: PinDigits, index: number, digit: string): PinDigits =>
  digits.map((stored, at) => (at === index ? digit : stored))

export function nextEmpty(digits: PinDigits, index: number): number | null {
  const after = digits.findIndex((digit, at) => at > index && digit === '')
  const any = after === -1 ? digits.indexOf('') : after
  return any === -1 ? null : any
}

export const completePin = (digits: PinDigits): string | null => parsePastedPin(digits.join(''))
