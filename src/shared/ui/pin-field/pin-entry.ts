import { PIN_LENGTH } from '@/shared/config'
import { isPin } from '@/shared/lib/pin-digits'

/** What stands in a box instead of its digit, which is in the document at no time. */
export const MASK = '•'

/** The digits of the boxes; an empty text for an empty box. */
export type PinDigits = readonly string[]

export const NO_DIGITS: PinDigits = Array.from({ length: PIN_LENGTH }, () => '')

/** What a box has been given: by a key, an input method, autofill or a drop. */
export type PinEntry =
  | { kind: 'removed' | 'unchanged' | 'refused' }
  | { kind: 'digit'; digit: string }
  | { kind: 'whole'; pin: string }

/** @param shown what the box shows now, the mask of its former digit included */
export function readEntry(shown: string): PinEntry {
  if (shown === '') return { kind: 'removed' }
  const typed = shown.replaceAll(MASK, '')
  if (typed === '') return { kind: 'unchanged' }
  if (/^[0-9]$/.test(typed)) return { kind: 'digit', digit: typed }
  const pin = parsePastedPin(typed)
  return pin === null ? { kind: 'refused' } : { kind: 'whole', pin }
}

/** A pasted text: four digits, with nothing but white space around them. Nothing is cut out of something longer. */
export function parsePastedPin(text: string): string | null {
  const trimmed = text.trim()
  return isPin(trimmed) ? trimmed : null
}

export const withDigit = (digits: PinDigits, index: number, digit: string): PinDigits =>
  digits.map((stored, at) => (at === index ? digit : stored))

/** The box that waits for the next digit: the first empty one after this one, else the first empty one of all. */
export function nextEmpty(digits: PinDigits, index: number): number | null {
  const after = digits.findIndex((digit, at) => at > index && digit === '')
  const any = after === -1 ? digits.indexOf('') : after
  return any === -1 ? null : any
}

/** Null as long as a box is empty. */
export const completePin = (digits: PinDigits): string | null => parsePastedPin(digits.join(''))
