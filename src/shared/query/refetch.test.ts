import { QueryObserver } from '@tanstack/react-query'
import { allSettled, createEvent, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { $queryClient, createPortalQueryClient } from './query-client'
import { invalidateQueriesFx, refetchOnEvent } from './refetch'

function setup() {
  const client = createPortalQueryClient()
  return { client, scope: fork({ values: [[$queryClient, client]] }) }
}

test('queries are invalidated by their key only', async () => {
  const { client, scope } = setup()
  client.setQueryData(['reminders'], [1])
  client.setQueryData(['doctors'], [2])
  await allSettled(invalidateQueriesFx, { scope, params: ['reminders'] })
  expect(client.getQueryState(['reminders'])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['doctors'])?.isInvalidated).toBe(false)
})

const changed = createEvent()
refetchOnEvent(changed, () => ['list'])

async function observeList(responseDelayMs: number) {
  vi.useFakeTimers()
  const { client, scope } = setup()
  let received = 0
  const seen: number[] = []
  const queryFn = vi.fn(async () => {
    const known = received
    await new Promise((resolve) => setTimeout(resolve, responseDelayMs))
    seen.push(known)
    return known
  })
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(responseDelayMs + 1)
  queryFn.mockClear()
  const emit = scopeBind(changed, { scope })
  return {
    scope,
    queryFn,
    seen,
    stop,
    change: () => {
      received += 1
      emit()
    },
  }
}

test('a change is refetched after the batch window', async () => {
  const { change, queryFn, stop } = await observeList(10)
  change()
  await vi.advanceTimersByTimeAsync(299)
  expect(queryFn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(queryFn).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(queryFn).toHaveBeenCalledOnce()
  stop()
})

test('ten thousand changes in ten seconds cause few refetches, and the last response includes the last change', async () => {
  const { change, queryFn, seen, stop } = await observeList(700)
  for (let n = 0; n < 10_000; n += 1) {
    change()
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.advanceTimersByTimeAsync(3_000)
  expect(queryFn.mock.calls.length).toBeLessThanOrEqual(12)
  expect(queryFn.mock.calls.length).toBeGreaterThanOrEqual(9)
  expect(seen.at(-1)).toBe(10_000)
  // No refetch was cancelled by the next one.
  expect(seen).toHaveLength(queryFn.mock.calls.length + 1)
  stop()
})

test('a change during a refetch is refetched after it (F-I05)', async () => {
  const { change, queryFn, seen, stop } = await observeList(1_000)
  change()
  await vi.advanceTimersByTimeAsync(400)
  change()
  await vi.advanceTimersByTimeAsync(899)
  expect(queryFn).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(301)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen.at(-1)).toBe(2)
  stop()
})

async function changeDuringFirstLoad(respond: (request: number) => Promise<number>) {
  vi.useFakeTimers()
  const { client, scope } = setup()
  const queryFn = vi.fn(async () => {
    const request = queryFn.mock.calls.length
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return respond(request)
  })
  const shown: unknown[] = []
  const observer = new QueryObserver<number>(client, { queryKey: ['list'], queryFn })
  const stop = observer.subscribe(({ status, data }) => shown.push(data ?? status))
  scopeBind(changed, { scope })()
  await vi.advanceTimersByTimeAsync(5_000)
  stop()
  return shown.filter((view, index) => view !== shown[index - 1])
}

test('a change during the first load is refetched after it, without a second loading state', async () => {
  expect(await changeDuringFirstLoad(async (request) => request)).toEqual(['pending', 1, 2])
})

test('a first load that fails after a change stays failed', async () => {
  expect(await changeDuringFirstLoad(() => Promise.reject(new Error('500')))).toEqual(['pending', 'error'])
})

test('events of another scope are ignored', async () => {
  const { queryFn, stop } = await observeList(10)
  await allSettled(changed, { scope: fork() })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryFn).not.toHaveBeenCalled()
  stop()
})
