import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSilence } from './inactivity-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setup = () => {
  const pair = { requestsReceived: 0, packetsReceived: 0 }
  const onSilence = vi.fn<() => void>()
  // Of a whole ICE connection, the watch reads only the counters of its pairs.
  const connection = { candidatePairs: [pair] } as unknown as Parameters<typeof watchSilence>[0]
  return { pair, onSilence, stop: watchSilence(connection, 10_000, onSilence) }
}

test('a browser that says something now and then is there', () => {
  const { pair, onSilence } = setup()
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000)
    if (second % 8 === 0) pair.requestsReceived += 1
    if (second % 8 === 4) pair.packetsReceived += 1
  }
  expect(onSilence).not.toHaveBeenCalled()
})

test('a browser that has said nothing for a while is gone, which is told once', () => {
  const { pair, onSilence } = setup()
  pair.packetsReceived += 1
  vi.advanceTimersByTime(9000)
  expect(onSilence).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(onSilence).toHaveBeenCalledOnce()
})

test('nobody listens to what is over', () => {
  const { onSilence, stop } = setup()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(onSilence).not.toHaveBeenCalled()
})
