import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $hasUserRequestFailed, fetchCurrentUserFx } from '@/entities/user'
import { $liveStatus, type LiveStatus } from '@/shared/realtime'
import './live'

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
