import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/shared/api'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { $bulkProgress, bulkFinished, bulkRequested, bulkStopRequested } from './bulk-change'
import { toNotification } from './notification'
import { $optimisticChanges } from './optimistic-changes'
import { type BulkChange, sendItemFx } from './send-many'

const send = vi.fn<(item: { bulk: BulkChange; uuid: string }) => Promise<void>>()
const limited = (waitMs: number) =>
  new ApiError({ kind: 'server', operation: 'POST /', status: 429, retryAt: Date.now() + waitMs })

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset().mockResolvedValue()
})

/** Removes three notifications. */
function setup() {
  const scope = fork({ values: [[$queryClient, createPortalQueryClient()]], handlers: [[sendItemFx, send]] })
  const ended = recordPayloads(bulkFinished, scope)
  const notifications = ['a', 'b', 'c'].map((uuid) => toNotification({ uuid }))
  void allSettled(bulkRequested, { scope, params: { notifications, to: 'removed' } })
  return {
    scope,
    sent: () => send.mock.calls.map(([{ uuid }]) => uuid).join(' '),
    changed: () => [...scope.getState($optimisticChanges).keys()],
    settled: () => scope.getState($bulkProgress)?.settled,
    remaining: () => ended.map(({ remaining }) => remaining.map(({ uuid }) => uuid)),
  }
}

test('an item that the platform asks to send later is sent again after that wait, and counts once (F-R08)', async () => {
  send.mockResolvedValueOnce().mockRejectedValueOnce(limited(1_000))
  const { sent, changed, settled, remaining } = setup()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent()).toBe('a b c')
  expect(settled()).toBe(2)
  expect(changed()).toEqual(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent()).toBe('a b c b')
  expect(remaining()).toEqual([[]])
})

test('an item is not sent again if the platform asks for a long wait, or after another error', async () => {
  send.mockRejectedValueOnce(limited(6_000))
  send.mockRejectedValueOnce(
    new ApiError({ kind: 'server', operation: 'POST /', status: 503, retryAt: Date.now() + 1 }),
  )
  const { sent, remaining } = setup()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toBe('a b c')
  expect(remaining()).toEqual([['a', 'b']])
})

test('an item is sent again at most five times', async () => {
  send.mockImplementation(async () => Promise.reject(limited(1_000)))
  const { sent, remaining } = setup()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toBe(Array(6).fill('a b c').join(' '))
  expect(remaining()).toEqual([['a', 'b', 'c']])
})

test('a stop ends the wait, and the item reappears', async () => {
  send.mockRejectedValueOnce(limited(5_000))
  const { scope, sent, changed, remaining } = setup()
  await vi.advanceTimersByTimeAsync(10)
  expect(remaining()).toEqual([])
  void allSettled(bulkStopRequested, { scope })
  await vi.advanceTimersByTimeAsync(0)
  expect(remaining()).toEqual([['a']])
  expect(changed()).not.toContain('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toBe('a b c')
})

test('an item that is refused after a stop does not wait', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  send.mockReturnValueOnce(promise)
  const { scope, remaining } = setup()
  void allSettled(bulkStopRequested, { scope })
  reject(limited(5_000))
  await vi.advanceTimersByTimeAsync(0)
  expect(remaining()).toEqual([['a']])
})
