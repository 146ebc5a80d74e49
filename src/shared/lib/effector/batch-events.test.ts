import { allSettled, createEvent, createWatch, fork, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { batchEvents } from './batch-events'

beforeEach(() => void vi.useFakeTimers())

function setup({ isFirstImmediate = false } = {}) {
  const received = createEvent<number>()
  const reset = createEvent()
  const scope = fork()
  const batches: (readonly number[])[] = []
  createWatch({
    unit: batchEvents(received, { windowMs: 100, reset, isFirstImmediate }),
    fn: (batch) => batches.push(batch),
    scope,
  })
  return { received: scopeBind(received, { scope }), reset, scope, batches }
}

test('events of one window are emitted as one batch, in their order', () => {
  const { received, batches } = setup()
  received(1)
  received(2)
  vi.advanceTimersByTime(99)
  expect(batches).toEqual([])
  received(3)
  vi.advanceTimersByTime(1)
  received(4)
  vi.advanceTimersByTime(100)
  expect(batches).toEqual([[1, 2, 3], [4]])
})

test('ten thousand events in ten seconds are all delivered in few batches', () => {
  const { received, batches } = setup()
  for (let n = 0; n < 10_000; n += 1) {
    received(n)
    vi.advanceTimersByTime(1)
  }
  vi.advanceTimersByTime(100)
  expect(batches.flat()).toEqual(Array.from({ length: 10_000 }, (_, n) => n))
  expect(batches.length).toBeLessThanOrEqual(101)
})

test('pending events are dropped on reset, later ones are emitted', async () => {
  const { received, reset, scope, batches } = setup()
  received(1)
  await allSettled(reset, { scope })
  vi.advanceTimersByTime(50)
  received(2)
  vi.advanceTimersByTime(50)
  expect(batches).toEqual([[2]])
  received(3)
  vi.advanceTimersByTime(99)
  expect(batches).toEqual([[2]])
  vi.advanceTimersByTime(1)
  expect(batches).toEqual([[2], [3]])
})

test('the first event after a quiet window can be emitted at once', () => {
  const { received, batches } = setup({ isFirstImmediate: true })
  received(1)
  expect(batches).toEqual([[1]])
  received(2)
  received(3)
  vi.advanceTimersByTime(100)
  received(4)
  expect(batches).toEqual([[1], [2, 3]])
  vi.advanceTimersByTime(200)
  expect(batches).toEqual([[1], [2, 3], [4]])
  received(5)
  expect(batches).toEqual([[1], [2, 3], [4], [5]])
})
