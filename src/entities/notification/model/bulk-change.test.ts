import { allSettled, fork, merge } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type AppointmentNotificationListResponse } from '@/shared/api'
import { signOutCompleted } from '@/shared/auth'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { $bulkProgress, $hasPendingChanges, bulkFinished, bulkRequested, bulkStopRequested } from './bulk-change'
import { notificationListsKey } from '../api/notifications'
import { toNotification } from './notification'
import { $optimisticChanges, applyChanges, type ChangedState, type NotificationChange } from './optimistic-changes'
import { type BulkChange, sendItemFx } from './send-many'
import { changeRequested, sendChangeFx, singleChangeFailed, singleChangeSucceeded } from './single-change'

/** The requests of the items of bulk changes. */
const send = vi.fn<(item: { bulk: BulkChange; uuid: string }) => Promise<void>>()
/** The request of a single change. */
const sendSingle = vi.fn<(change: NotificationChange) => Promise<void>>()

const rejected = () => new ApiError({ kind: 'server', operation: 'POST /', status: 500 })
const dtos = (count: number) => Array.from({ length: count }, (_, n) => ({ uuid: `uuid-${n}`, patient_name: `${n}` }))
const KEY = [...notificationListsKey(), { date: '2026-11-21' }]

beforeEach(() => {
  send.mockReset().mockResolvedValue()
  sendSingle.mockReset().mockResolvedValue()
})

function setup(count = 5) {
  const client = createPortalQueryClient()
  const all = dtos(count)
  client.setQueryData(KEY, { notifications: all })
  const scope = fork({
    values: [[$queryClient, client]],
    handlers: [
      [sendItemFx, send],
      [sendChangeFx, sendSingle],
    ],
  })
  const ended = recordPayloads(bulkFinished, scope)
  const single = recordPayloads(merge([singleChangeSucceeded, singleChangeFailed]), scope)
  const list = all.map((dto) => toNotification(dto))
  return {
    client,
    scope,
    ended,
    single,
    names: () => applyChanges(list, scope.getState($optimisticChanges), true).map(({ patientName }) => patientName),
    stored: () => client.getQueryData<AppointmentNotificationListResponse>(KEY)?.notifications,
    request: (to: ChangedState, notifications = list) =>
      allSettled(bulkRequested, { scope, params: { notifications, to } }),
    progress: () => scope.getState($bulkProgress),
  }
}

function pendingResponses() {
  const waiting: { uuid: string; respond: () => void; reject: () => void }[] = []
  const wait = ({ uuid }: { uuid: string }) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push({ uuid, respond: resolve, reject: () => reject(rejected()) })
    return promise
  }
  send.mockImplementation(wait)
  sendSingle.mockImplementation(wait)
  return { waiting }
}

test('a bulk removal hides all entries at once, patches the lists once and finishes once', async () => {
  const { client, request, names, ended, single, stored, progress } = setup()
  const settled = request('removed')
  expect(names()).toEqual([])
  await settled
  expect(send).toHaveBeenCalledTimes(5)
  expect(stored()).toEqual([])
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(true)
  expect(names()).toEqual([])
  expect(single).toEqual([])
  expect(ended).toEqual([expect.objectContaining({ to: 'removed', remaining: [] })])
  expect(progress()).toBeNull()
})

test('a rejected item reappears in its position while the others are still being sent', async () => {
  const { request, names, ended, stored } = setup()
  const { waiting } = pendingResponses()
  const settled = request('removed')
  expect(names()).toEqual([])
  waiting[1]?.reject()
  await vi.waitFor(() => expect(names()).toEqual(['1']))
  for (const at of [0, 2, 3]) waiting[at]?.respond()
  await vi.waitFor(() => expect(waiting).toHaveLength(5))
  waiting[4]?.respond()
  await settled
  expect(names()).toEqual(['1'])
  expect(stored()?.map(({ uuid }) => uuid)).toEqual(['uuid-1'])
  expect(ended[0]?.remaining.map(({ uuid }) => uuid)).toEqual(['uuid-1'])
  expect(ended[0]?.succeeded).toHaveLength(4)
})

test('the end of a bulk change keeps a newer single change of a rejected item, whose failure is reported', async () => {
  const { request, scope, names, single, ended } = setup()
  const { waiting } = pendingResponses()
  const settled = request('removed')
  waiting[1]?.reject()
  await vi.waitFor(() => expect(names()).toEqual(['1']))
  await vi.waitFor(() => expect(waiting).toHaveLength(5))
  const change = { uuid: 'uuid-1', to: 'removed' } as const
  const changed = allSettled(changeRequested, { scope, params: change })
  for (const at of [0, 2, 3, 4]) waiting[at]?.respond()
  await vi.waitFor(() => expect(ended).toHaveLength(1))
  expect(names()).toEqual([])
  waiting[5]?.reject()
  await Promise.all([settled, changed])
  expect(single).toEqual([change])
  expect(names()).toEqual(['1'])
})

test('at most four requests are pending at once, and the progress counts the responses', async () => {
  const { request, progress, scope } = setup(9)
  const { waiting } = pendingResponses()
  const settled = request('removed')
  expect(waiting).toHaveLength(4)
  expect(scope.getState($hasPendingChanges)).toBe(true)
  expect(progress()).toEqual({ to: 'removed', settled: 0, total: 9 })
  waiting[0]?.respond()
  await vi.waitFor(() => expect(progress()?.settled).toBe(1))
  expect(waiting).toHaveLength(5)
  for (let at = 1; at < 9; at += 1) {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(at))
    waiting[at]?.respond()
  }
  await settled
  expect(scope.getState($hasPendingChanges)).toBe(false)
})

test('several notifications are hidden and shown again', async () => {
  const { request, names, stored } = setup(3)
  await request('hidden')
  expect(stored()?.map(({ is_visible }) => is_visible)).toEqual([false, false, false])
  expect(send).toHaveBeenLastCalledWith({ bulk: expect.objectContaining({ to: 'hidden' }), uuid: 'uuid-2' })
  await request('shown')
  expect(stored()?.map(({ is_visible }) => is_visible)).toEqual([true, true, true])
  expect(names()).toEqual(['0', '1', '2'])
})

test('after ten rejections in a row no more requests are sent, and the remaining items reappear', async () => {
  const { request, names, ended } = setup(100)
  send.mockRejectedValue(rejected())
  await request('removed')
  expect(send.mock.calls.length).toBeLessThan(20)
  expect(names()).toHaveLength(100)
  expect(ended).toEqual([expect.objectContaining({ succeeded: [] })])
})

test('scattered rejections do not stop a bulk change', async () => {
  const { request, names } = setup(60)
  let signal = 0
  send.mockImplementation(async () => {
    signal += 1
    if (signal % 2 === 0) throw rejected()
  })
  await request('removed')
  expect(send).toHaveBeenCalledTimes(60)
  expect(names()).toHaveLength(30)
})

test('after a stop no more requests are sent, and unsent items stay unchanged', async () => {
  const { request, names, ended, scope } = setup(9)
  const { waiting } = pendingResponses()
  const settled = request('removed')
  const stopped = allSettled(bulkStopRequested, { scope })
  for (const { respond } of waiting) respond()
  await Promise.all([settled, stopped])
  expect(send).toHaveBeenCalledTimes(4)
  expect(names()).toEqual(['4', '5', '6', '7', '8'])
  expect(ended).toHaveLength(1)
})

test('an item with a pending change is skipped, and a second bulk change while one runs is ignored', async () => {
  const { request, scope, ended } = setup()
  const { waiting } = pendingResponses()
  const one = allSettled(changeRequested, { scope, params: { uuid: 'uuid-0', to: 'removed' } })
  const bulk = request('removed')
  const second = request('hidden', [toNotification({ uuid: 'uuid-9' })])
  expect(waiting.map(({ uuid }) => uuid)).toEqual(['uuid-0', 'uuid-1', 'uuid-2', 'uuid-3', 'uuid-4'])
  for (const { respond } of waiting) respond()
  await Promise.all([one, bulk, second])
  expect(ended.map(({ succeeded }) => succeeded.length)).toEqual([4])
})

test('after the end of the session no more requests are sent, and no outcome is reported', async () => {
  const { request, scope, ended } = setup(9)
  const { waiting } = pendingResponses()
  const settled = request('removed')
  const out = allSettled(signOutCompleted, { scope })
  for (const { respond } of waiting) respond()
  await Promise.all([settled, out])
  expect(send).toHaveBeenCalledTimes(4)
  expect(ended).toEqual([])
  expect(scope.getState($optimisticChanges).size).toBe(0)
})

test('late responses of a bulk of an ended session do not count for the next bulk, which can still be stopped', async () => {
  const { request, scope, ended, names, progress } = setup(9)
  const { waiting } = pendingResponses()
  const first = request('removed')
  const out = allSettled(signOutCompleted, { scope })
  const second = request('removed')
  expect(waiting).toHaveLength(8)
  waiting[0]?.reject()
  for (const { respond } of waiting.slice(1, 4)) respond()
  await vi.waitFor(() =>
    expect(send.mock.settledResults.slice(0, 4).every(({ type }) => type !== 'incomplete')).toBe(true),
  )
  await new Promise(setImmediate)
  expect(progress()).toEqual({ to: 'removed', settled: 0, total: 9 })
  expect(names()).toEqual([])
  expect(ended).toEqual([])
  const stopped = allSettled(bulkStopRequested, { scope })
  for (const { respond } of waiting.slice(4)) respond()
  await Promise.all([first, out, second, stopped])
  expect(send).toHaveBeenCalledTimes(8)
  expect(ended).toHaveLength(1)
  expect(names()).toEqual(['4', '5', '6', '7', '8'])
})

test('a list response that was pending during the change does not undo it', async () => {
  const { client, request, names, stored } = setup(3)
  const { promise, resolve } = Promise.withResolvers<object>()
  const refetch = client.query({ queryKey: KEY, staleTime: 0, queryFn: () => promise }).catch(() => {})
  await request('hidden')
  resolve({ notifications: dtos(3) })
  await refetch
  expect(stored()?.map(({ is_visible }) => is_visible)).toEqual([false, false, false])
  expect(names()).toEqual(['0', '1', '2'])
})
