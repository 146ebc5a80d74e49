import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { notificationListsKey } from '@/entities/notification'
import { $hasUserRequestFailed, fetchCurrentUserFx } from '@/entities/user'
import { getListRemindersQueryKey } from '@/shared/api'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { $liveStatus, liveOpened, type LiveStatus } from '@/shared/realtime'
import './live'

afterEach(() => void vi.useRealTimers())

async function setup(request: () => Promise<string>) {
  const fetchUser = vi.fn(request)
  const scope = fork({ handlers: [[fetchCurrentUserFx, fetchUser]] })
  await allSettled(fetchCurrentUserFx, { scope })
  fetchUser.mockClear()
  const set = (status: LiveStatus) => allSettled($liveStatus, { scope, params: status })
  return { scope, fetchUser, set }
}

test('permissions that could not be loaded are requested again when the live connection is back (F-R07)', async () => {
  const { scope, fetchUser, set } = await setup(() => Promise.reject(new Error('502')))
  await set('lost')
  expect(fetchUser).not.toHaveBeenCalled()
  fetchUser.mockResolvedValue('user-1')
  await set('connected')
  expect(fetchUser).toHaveBeenCalledOnce()
  expect(scope.getState($hasUserRequestFailed)).toBe(false)
  await set('lost')
  await set('connected')
  expect(fetchUser).toHaveBeenCalledOnce()
})

test('known permissions are not requested again (F-R07)', async () => {
  const { fetchUser, set } = await setup(() => Promise.resolve('user-1'))
  await set('lost')
  await set('connected')
  expect(fetchUser).not.toHaveBeenCalled()
})

test('the lists are refetched once after the first connection: events since their request are lost', async () => {
  vi.useFakeTimers()
  const client = createPortalQueryClient()
  const keys = [getListRemindersQueryKey(), [...notificationListsKey(), { date: '2026-11-21' }]]
  for (const key of keys) client.setQueryData(key, {})
  const scope = fork({ values: [[$queryClient, client]] })
  void allSettled(liveOpened, { scope })
  await vi.advanceTimersByTimeAsync(300)
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})
