import { QueryObserver } from '@tanstack/react-query'
import { allSettled, createEvent, fork, scopeBind } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $queryClient, createPortalQueryClient } from './query-client'
import { refetchOnEvent } from './refetch-on-event'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const changed = createEvent()
refetchOnEvent(changed, () => ['list'])

async function setup(answerAfter: number) {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, client]] })
  let received = 0
  const seen: number[] = []
  const ask = vi.fn(async () => {
    const known = received
    await new Promise((resolve) => setTimeout(resolve, answerAfter))
    seen.push(known)
    return known
  })
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn: ask }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(answerAfter + 1)
  ask.mockClear()
  const emit = scopeBind(changed, { scope })
  return {
    scope,
    ask,
    seen,
    stop,
    change: () => {
      received += 1
      emit()
    },
  }
}

test('a change is asked for a moment later', async () => {
  const { change, ask, stop } = await setup(10)
  change()
  await vi.advanceTimersByTimeAsync(299)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(ask).toHaveBeenCalledOnce()
  stop()
})

test('ten thousand changes in ten seconds are a few refetches, and the last change is in the last answer', async () => {
  const { change, ask, seen, stop } = await setup(700)
  for (let n = 0; n < 10_000; n += 1) {
    change()
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ask.mock.calls.length).toBeLessThanOrEqual(12)
  expect(ask.mock.calls.length).toBeGreaterThanOrEqual(9)
  expect(seen.at(-1)).toBe(10_000)
  // None of them was given up for the next one.
  expect(seen).toHaveLength(ask.mock.calls.length + 1)
  stop()
})

test('a change that comes while an answer is on its way is asked for after it', async () => {
  const { change, ask, seen, stop } = await setup(1_000)
  change()
  await vi.advanceTimersByTimeAsync(400)
  change()
  await vi.advanceTimersByTimeAsync(899)
  expect(ask).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(301)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen.at(-1)).toBe(2)
  stop()
})

test('another scope knows nothing of it', async () => {
  const { ask, stop } = await setup(10)
  await allSettled(changed, { scope: fork() })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ask).not.toHaveBeenCalled()
  stop()
})
