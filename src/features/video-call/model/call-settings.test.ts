// @vitest-environment happy-dom
import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { featuresStarted } from '@/shared/lifecycle'
import { OTHER_ROOM, ROOM, setupCallModel } from '../../../../tests/support/vitest/call-model'
import { loadCall } from '../lib/call-storage'
import { $call, $joinedAt } from './call'
import { activeRequest, hangUpRequested, joinRequested, retryRequested } from './call-state'
import { $isMuted, $localVideoTrackId, cameraToggled, microphoneToggled } from './local-media'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
  document.cookie = 'auth_doctor=token; Path=/'
})

test('a microphone that is switched off before joining stays off in the call, and is on in the next one', async () => {
  const { scope, enter, emit, emitCallSessionEvent } = setupCallModel()
  await enter()
  await emit(microphoneToggled)
  await emit(joinRequested)
  await emitCallSessionEvent({ kind: 'connected' })
  expect(scope.getState($isMuted)).toBe(true)
  await emit(hangUpRequested)
  await enter()
  expect(scope.getState($isMuted)).toBe(false)
  await emit(hangUpRequested)
})

test('a reload restores the call with the same mute state (F-K23)', async () => {
  const before = setupCallModel()
  await before.join()
  await before.emit(cameraToggled)
  await before.emit(microphoneToggled)
  const joinedAt = before.scope.getState($joinedAt)
  vi.setSystemTime(Date.now() + 5_000)

  const { scope, emit, emitCallSessionEvent, localTracks, callSession } = setupCallModel()
  await allSettled(featuresStarted, { scope })
  expect(scope.getState($call).status).toBe('joining')
  expect(localTracks().open, 'a camera that is off is not opened').toHaveBeenCalledExactlyOnceWith({ microphone: null })
  expect(localTracks().mute).toHaveBeenLastCalledWith(true)
  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: true })
  expect(scope.getState($joinedAt)).toBe(joinedAt)
  expect(scope.getState($localVideoTrackId)).toBeNull()
  await emit(hangUpRequested)
  await before.emit(hangUpRequested)
})

test.each([
  ['a reload before joining shows the pre-join screen again', 'reload', 'pre-join', ROOM],
  ['opening another address leaves the pre-join screen', 'navigate', 'idle', undefined],
] as const)('%s', async (_, type, status, room) => {
  const before = setupCallModel()
  await before.enter()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never)
  const { scope, emit } = setupCallModel()
  await allSettled(featuresStarted, { scope })
  expect(scope.getState($call).status).toBe(status)
  expect(sessionStorage.getItem('portal.call') === null).toBe(room === undefined)
  expect(activeRequest(scope.getState($call))?.room).toBe(room)
  await emit(hangUpRequested)
  await before.emit(hangUpRequested)
})

test('a reload of the pre-join screen keeps its switches, and does not join with the devices of the last call', async () => {
  const before = setupCallModel()
  await before.enter()
  await before.emit(cameraToggled)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as never)
  const { scope, emit, localTracks } = setupCallModel({ skipsPreJoin: true })
  await allSettled(featuresStarted, { scope })
  expect(scope.getState($call).status).toBe('pre-join')
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ microphone: null })
  await emit(hangUpRequested)
  await before.emit(hangUpRequested)
})

test.each([
  ['the same user can join it again', true, 9, 'pre-join'],
  ['another user does not get it', false, 9, 'idle'],
  ['it is not offered after more than ten minutes', true, 11, 'idle'],
] as const)(
  'a session expires during a call: after signing in again %s (F-B24)',
  async (_, isSameUser, minutes, status) => {
    const before = setupCallModel()
    await before.join()
    await before.emit(microphoneToggled)
    await before.emit(sessionEnded, 'expired')
    expect(before.scope.getState($call).status).toBe('ended')
    vi.setSystemTime(Date.now() + minutes * 60_000)
    const { scope, emit } = setupCallModel({ isSameUser })
    await allSettled(featuresStarted, { scope })
    expect(scope.getState($call).status).toBe(status)
    if (isSameUser && status !== 'idle')
      expect(activeRequest(scope.getState($call))?.settings?.isMicrophoneOn).toBe(false)
    if (!isSameUser) expect(sessionStorage.getItem('portal.call')).toBeNull()
    await emit(hangUpRequested)
  },
)

test('another session in this browser ends the call, and after the reload the devices are checked first', async () => {
  const before = setupCallModel()
  await before.join()
  await before.emit(sessionReplaced)
  expect(before.localTracks().close).toHaveBeenCalledOnce()
  const { scope, emit } = setupCallModel()
  await emit(featuresStarted)
  expect(scope.getState($call).status).toBe('pre-join')
  await emit(hangUpRequested)
})

test('a restored call whose code cannot be loaded is kept, and joined after a retry', async () => {
  const before = setupCallModel()
  await before.join()
  const loadCode = vi
    .fn(() => () => null)
    .mockImplementationOnce(() => {
      throw new Error('chunk not available')
    })
  const { scope, emit, emitCallSessionEvent, callSession } = setupCallModel({ loadCode })
  await emit(featuresStarted)
  expect(scope.getState($call)).toMatchObject({ status: 'loading', error: { message: 'chunk not available' } })
  expect(sessionStorage.getItem('portal.call')).not.toBeNull()
  await emit(retryRequested)
  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: true })
  await emit(hangUpRequested)
  await before.emit(hangUpRequested)
})

test('a tab that is restored the next morning does not join the room', async () => {
  const before = setupCallModel()
  await before.join()
  vi.setSystemTime(Date.now() + 10 * 60 * 60_000)
  const { scope } = setupCallModel()
  await allSettled(featuresStarted, { scope })
  expect(activeRequest(scope.getState($call))).toBeNull()
  await before.emit(hangUpRequested)
})

test('a stored call is restored once the tab is known to belong to the same user', async () => {
  const before = setupCallModel()
  await before.join()
  const joinedAt = before.scope.getState($joinedAt)
  tabStorage.write('portal.doctor', 'dr-1')
  const { scope, emit } = setupCallModel({ isSameUser: null })
  await emit(featuresStarted)
  expect(scope.getState($call).status).toBe('idle')
  await allSettled(fetchCurrentUserFx, { scope })
  expect(activeRequest(scope.getState($call))).toMatchObject({ room: ROOM, joinedAt })
  await emit(hangUpRequested)
  await before.emit(hangUpRequested)
})

test.each([
  ['the same user', 'dr-1'],
  ['another user', 'dr-2'],
])('a call that starts before %s is identified goes on', async (_, user) => {
  const before = setupCallModel()
  await before.join()
  tabStorage.write('portal.doctor', 'dr-1')
  const { scope, emit, enter } = setupCallModel({ isSameUser: null, fetchCurrentUser: async () => user })
  await emit(featuresStarted)
  await enter({ room: OTHER_ROOM })
  await allSettled(fetchCurrentUserFx, { scope })
  expect(activeRequest(scope.getState($call))?.room).toBe(OTHER_ROOM)
  expect(loadCall(Date.now())?.room).toBe(OTHER_ROOM)
  await emit(hangUpRequested)
  await before.emit(hangUpRequested)
})
