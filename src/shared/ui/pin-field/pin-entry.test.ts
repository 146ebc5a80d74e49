import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MASK, NO_DIGITS, nextEmpty, readEntry, parsePastedPin, completePin, withDigit } from './pin-entry'

const digit = fc.constantFrom(...'0123456789')
const pin = fc.string({ unit: digit, minLength: 4, maxLength: 4 })
const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0'), maxLength: 3 })

test('four digits are accepted, with any white space around them', () => {
  fc.assert(fc.property(pin, space, space, (text, before, after) => parsePastedPin(before + text + after) === text))
  fc.assert(
    fc.property(pin, (text) => {
      expect(readEntry(text)).toEqual({ kind: 'whole', pin: text })
    }),
  )
})

test('any other text is rejected, never truncated to a PIN', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      fc.pre(!/^[0-9]{4}$/.test(text.trim()))
      return parsePastedPin(text) === null
    }),
  )
})

test.each(['12-34', '12345', '1e3', '0x1f', '-1.5', '１２３４', '١٢٣٤', '12 34', '1234;', '12', 'a', '１', '²', ' '])(
  '%j is rejected, typed or pasted',
  (text) => {
    expect(readEntry(text)).toEqual({ kind: 'rejected' })
    expect(parsePastedPin(text)).toBeNull()
  },
)

test('a digit is read before or after the mask of the replaced one', () => {
  fc.assert(
    fc.property(digit, (typed) => {
      for (const shown of [typed, MASK + typed, typed + MASK]) {
        expect(readEntry(shown)).toEqual({ kind: 'digit', digit: typed })
      }
    }),
  )
})

test('an emptied input has no digit, an unchanged one keeps it', () => {
  expect(readEntry('')).toEqual({ kind: 'removed' })
  expect(readEntry(MASK)).toEqual({ kind: 'unchanged' })
})

test('the PIN is complete only when no input is empty, in any order', () => {
  fc.assert(
    fc.property(pin, fc.shuffledSubarray([0, 1, 2, 3]), (text, order) => {
      const digits = order.reduce((stored, index) => withDigit(stored, index, text[index] ?? ''), NO_DIGITS)
      return completePin(digits) === (order.length === 4 ? text : null)
    }),
  )
})

test('the next input is the next empty one, then the first empty one', () => {
  expect(nextEmpty(['1', '', '', ''], 0)).toBe(1)
  expect(nextEmpty(['1', '2', '3', ''], 0)).toBe(3)
  expect(nextEmpty(['', '2', '3', '4'], 3)).toBe(0)
  expect(nextEmpty(['1', '2', '3', '4'], 3)).toBeNull()
})
