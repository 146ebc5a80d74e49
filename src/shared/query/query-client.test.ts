import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $queryClient, createPortalQueryClient, clearQueryCacheFx, invalidateQueriesFx } from './query-client'

afterEach(() => vi.useRealTimers())

function setup(isWorthRetrying?: (error: unknown) => boolean) {
  const client = createPortalQueryClient(isWorthRetrying)
  return { client, scope: fork({ values: [[$queryClient, client]] }) }
}

/** How often a failing read is asked in all. */
async function countTries(isWorthRetrying?: (error: unknown) => boolean): Promise<number> {
  vi.useFakeTimers()
  const { client } = setup(isWorthRetrying)
  const ask = vi.fn(() => Promise.reject(new Error('503')))
  const answered = client.query({ queryKey: ['read'], queryFn: ask }).catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await answered
  return ask.mock.calls.length
}

test('a read is tried three times where another try can help', async () => {
  expect(await countTries(() => true)).toBe(3)
})

test('an answer that says no is final', async () => {
  expect(await countTries(() => false)).toBe(1)
  expect(await countTries()).toBe(1)
})

test('answers are asked for anew by their key alone', async () => {
  const { client, scope } = setup()
  client.setQueryData(['reminders'], [1])
  client.setQueryData(['doctors'], [2])
  await allSettled(invalidateQueriesFx, { scope, params: ['reminders'] })
  expect(client.getQueryState(['reminders'])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['doctors'])?.isInvalidated).toBe(false)
})

test('forgetting leaves no answer behind, and none arrives late', async () => {
  const { client, scope } = setup()
  client.setQueryData(['patients'], ['somebody'])
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
