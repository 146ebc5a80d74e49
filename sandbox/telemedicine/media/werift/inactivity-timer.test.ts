import { beforeEach, expect, test, vi } from 'vitest'
import { watchInactivity } from './inactivity-timer.ts'

beforeEach(() => void vi.useFakeTimers())

const setup = () => {
  const pair = { requestsReceived: 0, packetsReceived: 0 }
  const onInactivity = vi.fn<() => void>()
  // The timer reads only the counters of the candidate pairs.
  const connection = { candidatePairs: [pair] } as unknown as Parameters<typeof watchInactivity>[0]
  return { pair, onInactivity, stop: watchInactivity(connection, 10_000, onInactivity) }
}

test('a browser that sends packets now and then is active', () => {
  const { pair, onInactivity } = setup()
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000)
    if (second % 8 === 0) pair.requestsReceived += 1
    if (second % 8 === 4) pair.packetsReceived += 1
  }
  expect(onInactivity).not.toHaveBeenCalled()
})

test('inactivity is reported once', () => {
  const { pair, onInactivity } = setup()
  pair.packetsReceived += 1
  vi.advanceTimersByTime(9000)
  expect(onInactivity).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(onInactivity).toHaveBeenCalledOnce()
})

test('a stopped timer reports nothing', () => {
  const { onInactivity, stop } = setup()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(onInactivity).not.toHaveBeenCalled()
})
