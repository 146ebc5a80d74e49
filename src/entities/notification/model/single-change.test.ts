import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { ApiError, type AppointmentNotificationListResponse } from '@/shared/api'
import { signOutCompleted } from '@/shared/auth'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { errorCaught } from '@/shared/runtime-errors'
import { toastRequested } from '@/shared/toasts'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { recordToastTexts } from '../../../../tests/support/vitest/record-toast-texts'
import { notificationListsKey } from '../api/notifications'
import { toNotification } from './notification'
import { $optimisticChanges, applyChanges, type NotificationChange } from './optimistic-changes'
import { $undoState, changeRequested, sendChangeFx, singleChangeFailed, singleChangeSucceeded } from './single-change'

const [A, B, C] = ['A', 'B', 'C'].map((name) => ({ uuid: `uuid-${name}`, patient_name: name }))
const removeB: NotificationChange = { uuid: 'uuid-B', to: 'removed' }
const hideB: NotificationChange = { uuid: 'uuid-B', to: 'hidden' }

const TODAY = [...notificationListsKey(), { date: '2026-11-21' }]
const ALL = [...notificationListsKey(), { date: null }]

function setup() {
  const send = vi.fn<(change: NotificationChange) => Promise<void>>(async () => {})
  const client = createPortalQueryClient()
  for (const key of [TODAY, ALL]) client.setQueryData(key, { notifications: [A, B, C] })
  const scope = fork({ values: [[$queryClient, client]], handlers: [[sendChangeFx, send]] })
  const succeeded = recordPayloads(singleChangeSucceeded, scope)
  const failed = recordPayloads(singleChangeFailed, scope)
  const stored = (key: unknown[]) =>
    client.getQueryData<AppointmentNotificationListResponse>(key)?.notifications.map(({ uuid }) => uuid)
  const shown = (isOnlyActive = true) =>
    applyChanges(
      [A, B, C].map((dto) => toNotification(dto as never)),
      scope.getState($optimisticChanges),
      isOnlyActive,
    )
  const names = (isOnlyActive?: boolean) => shown(isOnlyActive).map(({ patientName }) => patientName)
  const request = (change: NotificationChange) => allSettled(changeRequested, { scope, params: change })
  return { client, scope, send, succeeded, failed, stored, shown, names, request }
}

function pendingResponse() {
  const { promise, resolve, reject } = Promise.withResolvers<never>()
  return { promise, respond: resolve as (response?: unknown) => void, reject }
}

test('a removed notification disappears at once from the lists of every filter', async () => {
  const { client, request, send, names, stored, succeeded } = setup()
  const call = pendingResponse()
  send.mockReturnValue(call.promise)
  const settled = request(removeB)
  expect(names()).toEqual(['A', 'C'])
  call.respond()
  await settled
  expect(send).toHaveBeenCalledExactlyOnceWith(removeB)
  expect(stored(TODAY)).toEqual(['uuid-A', 'uuid-C'])
  expect(stored(ALL)).toEqual(['uuid-A', 'uuid-C'])
  for (const key of [TODAY, ALL]) expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  expect(succeeded).toEqual([removeB])
})

test('a notification whose removal fails reappears in its position', async () => {
  const { request, send, names, failed, stored } = setup()
  send.mockRejectedValue(new ApiError({ kind: 'server', operation: 'POST /', status: 500 }))
  await request(removeB)
  expect(names()).toEqual(['A', 'B', 'C'])
  expect(stored(TODAY)).toEqual(['uuid-A', 'uuid-B', 'uuid-C'])
  expect(failed).toEqual([removeB])
})

test('a list response that was pending during a removal does not bring the notification back (F-F11)', async () => {
  const { request, names, client } = setup()
  const list = pendingResponse()
  const refetch = client.query({ queryKey: TODAY, staleTime: 0, queryFn: () => list.promise }).catch(() => {})
  await request(removeB)
  list.respond({ notifications: [A, B, C] })
  await refetch
  expect(names()).toEqual(['A', 'C'])
})

test('a list response that was pending during a change does not show a hidden notification', async () => {
  const { request, client } = setup()
  const list = pendingResponse()
  const refetch = client.query({ queryKey: TODAY, staleTime: 0, queryFn: () => list.promise }).catch(() => {})
  await request(hideB)
  list.respond({ notifications: [A, B, C] })
  await refetch
  const response = client.getQueryData<AppointmentNotificationListResponse>(TODAY)
  expect(response?.notifications[1]?.is_visible).toBe(false)
})

test('a hidden notification leaves the list of active ones and is hidden in the list of all', async () => {
  const { request, send, names, shown, client } = setup()
  const call = pendingResponse()
  send.mockReturnValue(call.promise)
  const settled = request(hideB)
  expect(names()).toEqual(['A', 'C'])
  expect(shown(false).map(({ isVisible }) => isVisible)).toEqual([true, false, true])
  call.respond()
  await settled
  expect(send).toHaveBeenCalledExactlyOnceWith(hideB)
  const response = client.getQueryData<AppointmentNotificationListResponse>(ALL)
  expect(response?.notifications.map(({ is_visible }) => is_visible)).toEqual([undefined, false, undefined])
})

test('a hidden notification can be shown again', async () => {
  const { request, send, names } = setup()
  await request(hideB)
  await request({ uuid: 'uuid-B', to: 'shown' })
  expect(send).toHaveBeenLastCalledWith({ uuid: 'uuid-B', to: 'shown' })
  expect(names()).toEqual(['A', 'B', 'C'])
})

test('a notification that cannot be hidden reappears in its position (F-F10)', async () => {
  const { request, send, names, failed } = setup()
  send.mockRejectedValue(new ApiError({ kind: 'offline', operation: 'POST /' }))
  await request(hideB)
  expect(names()).toEqual(['A', 'B', 'C'])
  expect(failed).toEqual([hideB])
})

test('two clicks send one removal', async () => {
  const { request, send, succeeded } = setup()
  await Promise.all([request(removeB), request(removeB), request(hideB)])
  await request(removeB)
  expect(send).toHaveBeenCalledExactlyOnceWith(removeB)
  expect(succeeded).toHaveLength(1)
})

test('a removal that is answered by 404 has failed, and the lists are fetched again', async () => {
  const { request, send, succeeded, failed, names, client } = setup()
  send.mockRejectedValue(new ApiError({ kind: 'notFound', operation: 'POST /', status: 404 }))
  await request(removeB)
  expect(failed).toEqual([removeB])
  expect(succeeded).toEqual([])
  expect(names()).toEqual(['A', 'B', 'C'])
  for (const key of [TODAY, ALL]) expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})

test('a defect in a removal is shown like a failure of the platform, and reported (F-R06)', async () => {
  const { request, send, scope, failed } = setup()
  const errors = recordPayloads(errorCaught, scope)
  const error = new TypeError('a defect')
  send.mockRejectedValue(error)
  await request(removeB)
  expect(failed).toEqual([removeB])
  expect(errors).toEqual([{ kind: 'uncaught', error }])
})

test('a defect after a removal that succeeded is reported (F-R06)', async () => {
  const { request, client, scope, succeeded } = setup()
  const errors = recordPayloads(errorCaught, scope)
  const error = new TypeError('a defect')
  vi.spyOn(client, 'setQueriesData').mockImplementation(() => {
    throw error
  })
  await request(removeB)
  expect(succeeded).toEqual([removeB])
  expect(errors).toEqual([{ kind: 'uncaught', error }])
})

test('a failed removal does not undo another one', async () => {
  const { request, send, names } = setup()
  send.mockImplementation(async ({ uuid }) => {
    if (uuid === 'uuid-B') throw new ApiError({ kind: 'server', operation: 'POST /', status: 500 })
  })
  await Promise.all([request(removeB), request({ uuid: 'uuid-C', to: 'removed' })])
  expect(names()).toEqual(['A', 'B'])
})

test.each([
  ['confirmed', (call: ReturnType<typeof pendingResponse>) => call.respond()],
  ['rejected', (call: ReturnType<typeof pendingResponse>) => call.reject(new Error('500'))],
])('after the end of the session a change that is %s emits no event', async (_, end) => {
  const { request, send, succeeded, failed, scope } = setup()
  const call = pendingResponse()
  send.mockReturnValue(call.promise)
  const settled = request(removeB)
  const out = allSettled(signOutCompleted, { scope })
  end(call)
  await Promise.all([settled, out])
  expect(succeeded).toEqual([])
  expect(failed).toEqual([])
  expect(scope.getState($optimisticChanges).size).toBe(0)
})

test.each([
  [singleChangeSucceeded, 'removed', 'success: Bildirim kaldırıldı'],
  [singleChangeSucceeded, 'hidden', 'success: Bildirim gizlendi: Ada'],
  [singleChangeSucceeded, 'shown', 'success: Bildirim yeniden gösteriliyor: Ada'],
  [singleChangeFailed, 'removed', 'danger: Bildirim gizlenirken hata oluştu'],
  [singleChangeFailed, 'hidden', 'danger: Bildirim gizlenirken hata oluştu'],
  [singleChangeFailed, 'shown', 'danger: Bildirim yeniden gösterilirken hata oluştu'],
] as const)('a toast shows the result of a change: %#', async (event, to, expected) => {
  const scope = fork()
  const toasts = await recordToastTexts(scope)
  await allSettled(event, { scope, params: { uuid: 'a', to, patientName: 'Ada' } })
  expect(toasts).toEqual([expected])
})

test('only the toast of a hidden notification offers to undo it', async () => {
  const scope = fork()
  const toasts = recordPayloads(toastRequested, scope)
  for (const to of ['removed', 'hidden', 'shown'] as const)
    await allSettled(singleChangeSucceeded, { scope, params: { uuid: 'a', to, patientName: 'Ada' } })
  const payload = { uuid: 'a', to: 'shown', patientName: 'Ada' }
  const undo = { label: 'undo', event: changeRequested, payload, $state: $undoState }
  expect(toasts.map(({ action }) => action)).toEqual([undefined, undo, undefined])
})
