import { focusManager, QueryObserver } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import {
  $queryClient,
  clearQueryCacheFx,
  createPortalQueryClient,
  invalidateQueriesFx,
  queryFailed,
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

test('queries are invalidated by their key only', async () => {
  const { client, scope } = setup()
  client.setQueryData(['reminders'], [1])
  client.setQueryData(['doctors'], [2])
  await allSettled(invalidateQueriesFx, { scope, params: ['reminders'] })
  expect(client.getQueryState(['reminders'])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['doctors'])?.isInvalidated).toBe(false)
})

test('clearing the cache removes all data and cancels pending queries', async () => {
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
  await allSettled(clearQueryCacheFx, { scope })
  expect(aborted).toHaveBeenCalledOnce()
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('a tab that is shown again refetches data older than thirty seconds (F-I14)', async () => {
  vi.useFakeTimers()
  const { client } = setup()
  client.mount()
  const queryFn = vi.fn(() => Promise.resolve('data'))
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn }).subscribe(() => {})
  const hideFor = async (ms: number) => {
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(ms)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(0)
  }
  await hideFor(29_000)
  expect(queryFn).toHaveBeenCalledOnce()
  await hideFor(600_000)
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
  client.unmount()
  focusManager.setFocused(undefined)
})

test('a failed query is reported, a cancelled or successful one is not', async () => {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, client]] })
  const received = vi.fn()
  createWatch({ unit: queryFailed, fn: received, scope })
  await allSettled(appStarted, { scope })

  await client.query({ queryKey: ['successful'], queryFn: async () => 1 })
  await client.query({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('500')) }).catch(() => {})
  const cancelled = client.query({ queryKey: ['cancelled'], queryFn: () => new Promise(() => {}) }).catch(() => {})
  await client.cancelQueries()
  await cancelled
  expect(received).toHaveBeenCalledExactlyOnceWith(['failed'])
})
