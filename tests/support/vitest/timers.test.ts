import { expect, test, vi } from 'vitest'
import { trackTimers, untrackTimers } from './timers'

test('timers that start again, and intervals, end with their file', async () => {
  const { setTimeout: original } = globalThis
  const ticked = vi.fn()
  trackTimers()
  const tick = () => {
    ticked()
    setTimeout(tick, 1)
  }
  tick()
  setInterval(ticked, 1)
  await vi.waitFor(() => expect(ticked.mock.calls.length).toBeGreaterThan(3))
  untrackTimers()
  const count = ticked.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(ticked).toHaveBeenCalledTimes(count)
  expect(globalThis.setTimeout).toBe(original)
})
