import { type QueryKey, QueryObserver } from '@tanstack/react-query'
import { allSettled, createEvent, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import {
  $queryClient,
  clearQueryCacheTask,
  createPortalQueryClient,
  invalidateQueriesFx,
  isQueryOf,
  queryDataChanged,
  queryFailed,
  refetchOnEvent,
} from './query-client'

function setup(isRetryable?: (error: unknown) => boolean) {
  const client = createPortalQueryClient(isRetryable)
  return { client, scope: fork({ values: [[$queryClient, client]] }) }
}

async function countRequests(isRetryable?: (error: unknown) => boolean): Promise<number> {
  vi.useFakeTimers()
  const { client } = setup(isRetryable)
  const queryFn = vi.fn(() => Promise.reject(new Error('503')))
  const settled = client.query({ queryKey: ['read'], queryFn }).catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await settled
  return queryFn.mock.calls.length
}

test('a failing query is requested three times if the error is retryable (F-A22)', async () => {
  expect(await countRequests(() => true)).toBe(3)
})

test('a final error is not retried (F-A22)', async () => {
  expect(await countRequests(() => false)).toBe(1)
  expect(await countRequests()).toBe(1)
})

test('a failed query is requested again after the given delay (F-R08)', async () => {
  vi.useFakeTimers()
  const client = createPortalQueryClient(
    () => true,
    () => 5_000,
  )
  const queryFn = vi.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue(1)
  const settled = client.query({ queryKey: ['read'], queryFn })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(queryFn).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await settled
})

test('data that were read while the clock was fast are stale once it is set back', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T09:00:00Z'), toFake: ['Date'] })
  const { client } = setup()
  const queryFn = vi.fn(() => Promise.resolve(1))
  await client.query({ queryKey: ['read'], queryFn })
  await client.query({ queryKey: ['read'], queryFn })
  expect(queryFn).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.parse('2026-11-23T09:00:00Z'))
  await client.query({ queryKey: ['read'], queryFn })
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('queries are invalidated by their key only', async () => {
  const { client, scope } = setup()
  client.setQueryData(['reminders'], [1])
  client.setQueryData(['doctors'], [2])
  await allSettled(invalidateQueriesFx, { scope, params: ['reminders'] })
  expect(client.getQueryState(['reminders'])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['doctors'])?.isInvalidated).toBe(false)
})

test('clearing the cache removes all data and cancels pending queries at once', () => {
  const { client, scope } = setup()
  client.setQueryData(['patients'], ['patient'])
  const aborted = vi.fn()
  const pending = client.query({
    queryKey: ['reminders'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted()
          reject(signal.reason)
        })
      }),
  })
  pending.catch(() => {})
  scopeBind(clearQueryCacheTask, { scope })()
  expect(aborted).toHaveBeenCalledOnce()
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('a failed query is reported, a cancelled or successful one is not', async () => {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, client]] })
  const received = recordPayloads(queryFailed, scope)
  await allSettled(appStarted, { scope })

  await client.query({ queryKey: ['successful'], queryFn: async () => 1 })
  await client.query({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('500')) }).catch(() => {})
  const cancelled = client.query({ queryKey: ['cancelled'], queryFn: () => new Promise(() => {}) }).catch(() => {})
  await client.cancelQueries()
  await cancelled
  expect(received).toEqual([['failed']])
})

test('a response, a write into the cache and a reset are reported as changed data', async () => {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, client]] })
  const received = recordPayloads(queryDataChanged, scope)
  await allSettled(appStarted, { scope })

  await client.query({ queryKey: ['response'], queryFn: async () => 1 })
  client.setQueryData(['write'], 1)
  await client.query({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('500')) }).catch(() => {})
  await client.resetQueries({ queryKey: ['write'] })
  expect(received).toEqual([['response'], ['write'], ['write']])
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

test.each<[QueryKey, QueryKey, boolean]>([
  [['/reminders'], ['/reminders'], true],
  [['/reminders'], ['/reminders', { day: 1 }], true],
  [['/reminders'], ['/doctors'], false],
  // The generated key of a POST.
  [['POST', '/doctors', undefined], ['POST', '/doctors', { name: 'a' }], true],
  [['POST', '/doctors', undefined], ['POST', '/doctors'], true],
  [['POST', '/doctors', undefined], ['POST', '/reminders', undefined], false],
  [['POST', '/doctors', undefined], ['/doctors'], false],
])('of the endpoint %j is a query with the key %j: %s', (endpointKey, key, expected) => {
  expect(isQueryOf(endpointKey)(key)).toBe(expected)
})
