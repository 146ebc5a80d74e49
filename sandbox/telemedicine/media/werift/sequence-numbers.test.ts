import { expect, test } from 'vitest'
import { createSequenceNumbers } from './sequence-numbers.ts'

const received = (numbering: ReturnType<typeof createSequenceNumbers>, ...numbers: number[]) =>
  numbers.map((number) => numbering.toReceiver(number))

test('packets keep their numbers, also in another order and around the end of the numbers', () => {
  expect(received(createSequenceNumbers(), 65_534, 0, 65_535, 1)).toEqual([65_534, 0, 65_535, 1])
})

test('what was left out is not missing', () => {
  const numbering = createSequenceNumbers()
  received(numbering, 10, 11)
  numbering.skip()
  expect(received(numbering, 900, 901)).toEqual([12, 13])
  numbering.skip()
  expect(received(numbering, 5)).toEqual([14])
})

test('before the first packet there is nothing to go on from', () => {
  const numbering = createSequenceNumbers()
  numbering.skip()
  expect(received(numbering, 900, 901)).toEqual([900, 901])
})

test('the sender is asked again under its own numbers, and its answer arrives under the receiver’s', () => {
  const numbering = createSequenceNumbers()
  received(numbering, 65_535)
  numbering.skip()
  received(numbering, 500, 502)
  expect(numbering.toSender(1)).toBe(501)
  expect(numbering.repeated(501)).toBe(1)
  expect(received(numbering, 503)).toEqual([3])
})
