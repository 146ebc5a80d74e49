import { beforeEach, expect, test, vi } from 'vitest'
import { UNRESTRICTED, type LinkQuality } from './network-profile.ts'
import { createTrafficShaper } from './traffic-shaper.ts'

beforeEach(() => void vi.useFakeTimers())

const KILOBYTE = 1_000

const setup = (quality: LinkQuality, random = () => 0.5) => {
  const delivered: number[] = []
  const passage = createTrafficShaper(quality, ([number = 0]) => delivered.push(number), random)
  return {
    ...passage,
    delivered,
    send: (count: number) => {
      for (let number = 1; number <= count; number += 1) passage.send(Buffer.alloc(KILOBYTE, number))
    },
  }
}

test('an unrestricted link delivers immediately', () => {
  const { send, delivered } = setup(UNRESTRICTED)
  send(3)
  expect(delivered).toEqual([1, 2, 3])
})

test('a lossy link drops its share of packets', () => {
  let signal = 0
  const { send, delivered } = setup({ ...UNRESTRICTED, loss: 25 }, () => (signal++ % 4) / 4)
  send(8)
  expect(delivered).toEqual([2, 3, 4, 6, 7, 8])
})

test('a link with a delay delivers later', () => {
  const { send, delivered } = setup({ ...UNRESTRICTED, delayMs: 300 })
  send(2)
  vi.advanceTimersByTime(299)
  expect(delivered).toEqual([])
  vi.advanceTimersByTime(1)
  expect(delivered).toEqual([1, 2])
})

test('a link with little bandwidth delivers in order and drops packets that would wait too long', () => {
  // At this bandwidth a kilobyte takes 100 ms.
  const { send, delivered } = setup({ ...UNRESTRICTED, kbps: 80 })
  send(20)
  vi.advanceTimersByTime(250)
  expect(delivered).toEqual([1, 2])
  vi.advanceTimersByTime(5_000)
  expect(delivered).toEqual([1, 2, 3, 4, 5])
})

test('a changed profile applies to the next packet', () => {
  const quality = { ...UNRESTRICTED, loss: 100 }
  const { send, delivered } = setup(quality)
  send(1)
  quality.loss = 0
  send(1)
  expect(delivered).toEqual([1])
})

test('nothing is delivered after closing', () => {
  const { send, delivered, close } = setup({ ...UNRESTRICTED, delayMs: 10 })
  send(1)
  close()
  vi.advanceTimersByTime(100)
  expect(delivered).toEqual([])
})
