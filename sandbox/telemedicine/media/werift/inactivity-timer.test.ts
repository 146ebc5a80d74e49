import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchInactivity } from './inactivity-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setup = () => {
  const pair = { requestsReceived: 0, packetsReceived: 0 }
  const onInactivity = vi.fn<() => void>()
  // Of a whole ICE connection, the watch reads only the counters of its pairs.
  const connection = { candidatePairs: [pair] } as unknown as Parameters<typeof watchInactivity>[0]
  return { pair, onInactivity, stop: watchInactivity(connection, 10_000, onInactivity) }
}

test('a browser that says something now and then is there', () => {
  const { pair, onInactivity } = setup()
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000)
    if (second % 8 === 0) pair.requestsReceived += 1
    if (second % 8 === 4) pair.packetsReceived += 1
  }
  expect(onInactivity).not.toHaveBeenCalled()
})

test('a browser that has said nothing for a while is gone, which is told once', () => {
  const { pair, onInactivity } = setup()
  pair.packetsReceived += 1
  vi.advanceTimersByTime(9000)
  expect(onInactivity).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(onInactivity).toHaveBeenCalledOnce()
})

test('nobody listens to what is over', () => {
  const { onInactivity, stop } = setup()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(onInactivity).not.toHaveBeenCalled()
})
