import type { QueryKey } from '@tanstack/react-query'
import { allSettled, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import {
  $queryClient,
  clearQueryCacheTask,
  createPortalQueryClient,
  isQueryOf,
  queryDataChanged,
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

test.each<[QueryKey, QueryKey, boolean]>([
  [['/reminders'], ['/reminders'], true],
  [['/reminders'], ['/reminders', { day: 1 }], true],
  [['/reminders'], ['/doctors'], false],
  // Orval generates such a key for a query that is a POST.
  [['POST', '/doctors', undefined], ['POST', '/doctors', { name: 'a' }], true],
  [['POST', '/doctors', undefined], ['POST', '/doctors'], true],
  [['POST', '/doctors', undefined], ['POST', '/reminders', undefined], false],
  [['POST', '/doctors', undefined], ['/doctors'], false],
])('of the endpoint %j is a query with the key %j: %s', (endpointKey, key, expected) => {
  expect(isQueryOf(endpointKey)(key)).toBe(expected)
})
