import { expect, test } from 'vitest'
import { createNumbering } from './sequence-numbers.ts'

const received = (numbering: ReturnType<typeof createNumbering>, ...numbers: number[]) =>
  numbers.map((number) => numbering.toReceiver(number))

test('packets keep their numbers, also in another order and around the end of the numbers', () => {
  expect(received(createNumbering(), 65_534, 0, 65_535, 1)).toEqual([65_534, 0, 65_535, 1])
})

test('what was left out is not missing', () => {
  const numbering = createNumbering()
  received(numbering, 10, 11)
  numbering.cut()
  expect(received(numbering, 900, 901)).toEqual([12, 13])
  numbering.cut()
  expect(received(numbering, 5)).toEqual([14])
})

test('before the first packet there is nothing to go on from', () => {
  const numbering = createNumbering()
  numbering.cut()
  expect(received(numbering, 900, 901)).toEqual([900, 901])
})

test('the sender is asked again under its own numbers, and its answer arrives under the receiver’s', () => {
  const numbering = createNumbering()
  received(numbering, 65_535)
  numbering.cut()
  received(numbering, 500, 502)
  expect(numbering.toSender(1)).toBe(501)
  expect(numbering.repeated(501)).toBe(1)
  expect(received(numbering, 503)).toEqual([3])
})
