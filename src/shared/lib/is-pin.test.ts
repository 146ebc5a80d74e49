import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPin } from './is-pin'

test('four ASCII digits are a PIN', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 9999 }), (number) => isPin(String(number).padStart(4, '0'))))
})

test('digits of other scripts and texts of another length are no PIN', () => {
  const anyDigit = fc.constantFrom(...'0１٢३໔5')
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(anyDigit, fc.string({ minLength: 1, maxLength: 1 })) }), (text) => {
      const isFour = text.length === 4 && [...text].every((digit) => digit >= '0' && digit <= '9')
      return isPin(text) === isFour
    }),
  )
  expect(['1234\n', '12345', '123', '１２３４', ' 1234'].map(isPin)).toEqual([false, false, false, false, false])
})
