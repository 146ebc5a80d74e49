import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GOOD, type Quality } from './network-profile.ts'
import { createPassage } from './traffic-shaper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

const KILOBYTE = 1_000

const setup = (quality: Quality, random = () => 0.5) => {
  const delivered: number[] = []
  const passage = createPassage(quality, ([number = 0]) => delivered.push(number), random)
  return {
    ...passage,
    delivered,
    send: (count: number) => {
      for (let number = 1; number <= count; number += 1) passage.pass(Buffer.alloc(KILOBYTE, number))
    },
  }
}

test('a good line delivers at once', () => {
  const { send, delivered } = setup(GOOD)
  send(3)
  expect(delivered).toEqual([1, 2, 3])
})

test('a lossy line loses its share', () => {
  let turn = 0
  const { send, delivered } = setup({ ...GOOD, loss: 25 }, () => (turn++ % 4) / 4)
  send(8)
  expect(delivered).toEqual([2, 3, 4, 6, 7, 8])
})

test('a long line delivers late', () => {
  const { send, delivered } = setup({ ...GOOD, delayMs: 300 })
  send(2)
  vi.advanceTimersByTime(299)
  expect(delivered).toEqual([])
  vi.advanceTimersByTime(1)
  expect(delivered).toEqual([1, 2])
})

test('a narrow line delivers one after the other, and drops what would wait too long', () => {
  // A kilobyte takes 100 ms.
  const { send, delivered } = setup({ ...GOOD, kbps: 80 })
  send(20)
  vi.advanceTimersByTime(250)
  expect(delivered).toEqual([1, 2])
  vi.advanceTimersByTime(5_000)
  expect(delivered).toEqual([1, 2, 3, 4, 5])
})

test('a line that changes is felt with the next packet', () => {
  const quality = { ...GOOD, loss: 100 }
  const { send, delivered } = setup(quality)
  send(1)
  quality.loss = 0
  send(1)
  expect(delivered).toEqual([1])
})

test('after the end nothing is delivered', () => {
  const { send, delivered, close } = setup({ ...GOOD, delayMs: 10 })
  send(1)
  close()
  vi.advanceTimersByTime(100)
  expect(delivered).toEqual([])
})
