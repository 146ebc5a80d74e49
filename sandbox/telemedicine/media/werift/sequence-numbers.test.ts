import { expect, test } from 'vitest'
import { createSequenceNumbers } from './sequence-numbers.ts'

const received = (numbering: ReturnType<typeof createSequenceNumbers>, ...numbers: number[]) =>
  numbers.map((number) => numbering.toReceiver(number))

test('packets keep their numbers, also out of order and across the wrap-around', () => {
  expect(received(createSequenceNumbers(), 65_534, 0, 65_535, 1)).toEqual([65_534, 0, 65_535, 1])
})

test('skipped packets leave no gap', () => {
  const numbering = createSequenceNumbers()
  received(numbering, 10, 11)
  numbering.skip()
  expect(received(numbering, 900, 901)).toEqual([12, 13])
  numbering.skip()
  expect(received(numbering, 5)).toEqual([14])
})

test('skipping before the first packet changes nothing', () => {
  const numbering = createSequenceNumbers()
  numbering.skip()
  expect(received(numbering, 900, 901)).toEqual([900, 901])
})

test('retransmissions are requested with the sender’s numbers and sent with the receiver’s', () => {
  const numbering = createSequenceNumbers()
  received(numbering, 65_535)
  numbering.skip()
  received(numbering, 500, 502)
  expect(numbering.toSender(1)).toBe(501)
  expect(numbering.repeated(501)).toBe(1)
  expect(received(numbering, 503)).toEqual([3])
})
