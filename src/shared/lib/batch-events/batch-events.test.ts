import { allSettled, createEvent, createWatch, fork, scopeBind } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batchEvents } from './batch-events'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setup() {
  const came = createEvent<number>()
  const forgotten = createEvent()
  const scope = fork()
  const batches: (readonly number[])[] = []
  createWatch({
    unit: batchEvents(came, { windowMs: 100, reset: forgotten }),
    fn: (batch) => batches.push(batch),
    scope,
  })
  return { came: scopeBind(came, { scope }), forgotten, scope, batches }
}

test('what comes within a moment comes together, in its order', () => {
  const { came, batches } = setup()
  came(1)
  came(2)
  vi.advanceTimersByTime(99)
  expect(batches).toEqual([])
  came(3)
  vi.advanceTimersByTime(1)
  came(4)
  vi.advanceTimersByTime(100)
  expect(batches).toEqual([[1, 2, 3], [4]])
})

test('of ten thousand within ten seconds nothing is lost, and the batches are few', () => {
  const { came, batches } = setup()
  for (let n = 0; n < 10_000; n += 1) {
    came(n)
    vi.advanceTimersByTime(1)
  }
  vi.advanceTimersByTime(100)
  expect(batches.flat()).toEqual(Array.from({ length: 10_000 }, (_, n) => n))
  expect(batches.length).toBeLessThanOrEqual(101)
})

test('what was gathered and then forgotten never comes; the next one comes in its time', async () => {
  const { came, forgotten, scope, batches } = setup()
  came(1)
  await allSettled(forgotten, { scope })
  came(2)
  vi.advanceTimersByTime(100)
  expect(batches).toEqual([[2]])
})
