import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesPin, readDailyPin } from './check-pin'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 4 })

test('four digits match only the same four digits', () => {
  fc.assert(fc.property(digits, digits, (typed, dailyPin) => matchesPin(typed, dailyPin) === (typed === dailyPin)))
  fc.assert(fc.property(digits, (pin) => matchesPin(pin, pin)))
})

test('a PIN that is sent as a number is padded with leading zeros', () => {
  fc.assert(fc.property(digits, (pin) => matchesPin(pin, Number(pin))))
  expect(readDailyPin(0)).toBe('0000')
  expect(readDailyPin(42)).toBe('0042')
})

const NOT_A_PIN = [
  '',
  ' ',
  '123',
  '12345',
  '12-4',
  '1e3',
  '0x1f',
  '-1.5',
  '１２３４',
  '١٢٣٤',
  '४३२१',
  ' 1234',
  '1234\n',
  '12 4',
]

test('a text that is not four ASCII digits matches nothing, not even itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      fc.pre(!/^[0-9]{4}$/.test(text))
      return !matchesPin(text, text) && readDailyPin(text) === null
    }),
    { examples: NOT_A_PIN.map((text) => [text]) },
  )
})

test.each([
  null,
  undefined,
  true,
  12.5,
  -1,
  10_000,
  12_345,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1234n,
  ['1234'],
  { pin: '1234' },
])('a platform PIN of %s matches no input (F-G07)', (dailyPin) => {
  expect(readDailyPin(dailyPin)).toBeNull()
  fc.assert(fc.property(digits, (typed) => !matchesPin(typed, dailyPin)))
})
