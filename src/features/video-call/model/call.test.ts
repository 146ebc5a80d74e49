// @vitest-environment happy-dom
import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { setupCallModel, OTHER_ROOM, ROOM } from '../../../../tests/support/call-model'
import { $callLabel, $joinedAt, $phase, callEnded, joinRequested } from './call'
import { $callRoom, $isInCall, invalidRoomOpened } from './call-room'
import { $connection } from './connection'
import { $localVideoTrackId, cameraToggled, microphoneToggled } from './local-media'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
  document.cookie = 'auth_doctor=token'
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

test('a room leads to a look at camera and microphone first, then inside', async () => {
  const { scope, enter, emit, emitSessionEvent, openCallSession, callSession, own, messages } = setupCallModel()
  await enter()
  expect(scope.getState($phase)).toBe('pre-join')
  expect(own().open).toHaveBeenCalledExactlyOnceWith({ camera: null, microphone: null })
  expect(openCallSession, 'nobody is told before the doctor goes in').not.toHaveBeenCalled()

  await emit(joinRequested)
  expect(scope.getState($phase)).toBe('joining')
  expect(scope.getState($callLabel)).toBe('connecting')
  expect(openCallSession).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ token: 'token' }),
    'Dr. Ayşe Yılmaz',
  )

  await emitSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: false })
  expect(scope.getState($phase)).toBe('joined')
  expect(scope.getState($callLabel)).toBe('ongoing')
  expect(scope.getState($isInCall)).toBe(true)
  expect(scope.getState($joinedAt)).toBe(Date.now())
  expect(messages()).toEqual(['callWaitingForPeer'])
  await emit(callEnded)
})

test('where everything is as the last time, the doctor is inside at once', async () => {
  const { scope, enter, openCallSession, emit } = setupCallModel({ isAsLastTime: true })
  await enter()
  expect(scope.getState($phase)).toBe('joining')
  expect(openCallSession).toHaveBeenCalledOnce()
  await emit(callEnded)
})

test('a link without a room says so', async () => {
  const { emit, messages } = setupCallModel()
  await emit(invalidRoomOpened)
  expect(messages()).toEqual(['callRoomMissing'])
})

test('the same link once more changes nothing', async () => {
  const { join, enter, openCallSession, callSession, emit } = setupCallModel()
  await join()
  await enter()
  expect(openCallSession).toHaveBeenCalledOnce()
  expect(callSession().leave).not.toHaveBeenCalled()
  await emit(callEnded)
})

test('another room takes the place of the call: the old one is left, the new one joined', async () => {
  const { scope, join, enter, emit, emitSessionEvent, callSessions, devices, leaveRoom } = setupCallModel()
  await join()
  await enter({ room: OTHER_ROOM })
  expect(callSessions[0]?.leave).toHaveBeenCalledOnce()
  expect(leaveRoom).toHaveBeenCalledExactlyOnceWith(ROOM)
  expect(devices[0]?.close).toHaveBeenCalledOnce()
  expect(devices[1]?.close).not.toHaveBeenCalled()
  expect(scope.getState($phase)).toBe('pre-join')
  expect(scope.getState($isInCall)).toBe(false)

  await emit(joinRequested)
  await emitSessionEvent({ kind: 'connected' })
  expect(callSessions).toHaveLength(2)
  expect(callSessions[1]?.join).toHaveBeenCalledExactlyOnceWith({ roomId: OTHER_ROOM, isReconnection: false })
  await emit(callEnded)
})

test.each(['ready', 'joining', 'joined', 'reconnecting'] as const)(
  'ending a call that is %s leaves nothing behind, and the next one works at once',
  async (phase) => {
    const { scope, enter, join, emit, emitSessionEvent, callSessions, devices, leaveRoom } = setupCallModel()
    await enter()
    if (phase !== 'ready') await emit(joinRequested)
    if (phase === 'joined' || phase === 'reconnecting') await emitSessionEvent({ kind: 'connected' })
    if (phase === 'reconnecting') await emitSessionEvent({ kind: 'lost', isByServer: false })
    await emit(callEnded)
    expect(scope.getState($phase)).toBe('ended')
    expect(scope.getState($callRoom)).toBeNull()
    expect(scope.getState($isInCall)).toBe(false)
    expect(scope.getState($connection)).toEqual({ status: 'disconnected' })
    expect(devices[0]?.close).toHaveBeenCalledOnce()
    expect(leaveRoom).toHaveBeenCalledTimes(phase === 'ready' ? 0 : 1)
    if (phase !== 'ready') expect(callSessions[0]?.leave).toHaveBeenCalledOnce()
    expect(sessionStorage.length).toBe(0)

    await join()
    expect(scope.getState($phase)).toBe('joined')
    await emit(callEnded)
  },
)

test('a farewell that the platform does not take stays silent, and is reported', async () => {
  const { join, emit, callSession, leaveRoom, problems, messages } = setupCallModel()
  await join()
  callSession().leave.mockRejectedValue(new Error('down'))
  leaveRoom.mockRejectedValue(new Error('down'))
  await emit(callEnded)
  expect(problems).toHaveBeenCalledTimes(2)
  expect(problems).toHaveBeenCalledWith({ kind: 'silent-failure', where: 'leave-room', details: ['Error'] })
  expect(messages()).toEqual(['callWaitingForPeer'])
})

test.each(['over HTTP', 'over the channel'] as const)(
  'a goodbye that is still on its way %s is waited for before the same room is joined again, not before another one',
  async (way) => {
    const { join, enter, emit, emitSessionEvent, callSession, callSessions, leaveRoom, scope } = setupCallModel({
      isAsLastTime: true,
    })
    await join()
    // Nothing is settled as long as the goodbye is not.
    const joinMeanwhile = async (room: string) => {
      const settled = [enter({ room })]
      await vi.advanceTimersByTimeAsync(0)
      settled.push(emitSessionEvent({ kind: 'connected' }))
      await vi.advanceTimersByTimeAsync(0)
      return Promise.all(settled)
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    if (way === 'over HTTP') leaveRoom.mockImplementationOnce(() => promise.then(() => ({})))
    else callSession().leave.mockReturnValueOnce(promise)
    const ending = emit(callEnded)

    const other = joinMeanwhile(OTHER_ROOM)
    await vi.advanceTimersByTimeAsync(0)
    expect(callSessions[1]?.join).toHaveBeenCalledOnce()
    const again = joinMeanwhile(ROOM)
    await vi.advanceTimersByTimeAsync(0)
    expect(callSessions[2]?.join).not.toHaveBeenCalled()
    expect(scope.getState($callLabel)).toBe('connecting')

    resolve()
    await Promise.all([ending, other, again])
    expect(callSessions[2]?.join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: false })
    expect(scope.getState($phase)).toBe('joined')
    await emit(callEnded)
  },
)

test('the end of the session ends the call, without a call over HTTP', async () => {
  const { scope, join, emit, callSession, own, leaveRoom } = setupCallModel()
  await join()
  await emit(sessionEnded, 'signed-out')
  expect(scope.getState($phase)).toBe('ended')
  expect(callSession().leave).toHaveBeenCalledOnce()
  expect(own().close).toHaveBeenCalledOnce()
  expect(leaveRoom).not.toHaveBeenCalled()
  expect(sessionStorage.length).toBe(0)
})

test('a call that ends while the name is asked for never opens a connection', async () => {
  const { enter, emit, openCallSession } = setupCallModel()
  await enter()
  const requested = emit(joinRequested)
  const ended = emit(callEnded)
  await Promise.all([requested, ended])
  expect(openCallSession.mock.results.length).toBeLessThanOrEqual(1)
})

test('a reload brings the call back by itself, as muted as it was', async () => {
  const before = setupCallModel()
  await before.join()
  await before.emit(cameraToggled)
  await before.emit(microphoneToggled)
  const joinedAt = before.scope.getState($joinedAt)
  vi.setSystemTime(Date.now() + 5_000)

  const { scope, emit, emitSessionEvent, own, callSession } = setupCallModel()
  await allSettled(appStarted, { scope })
  expect(scope.getState($phase)).toBe('joining')
  expect(own().open, 'a camera that is off is not asked for').toHaveBeenCalledExactlyOnceWith({ microphone: null })
  expect(own().mute).toHaveBeenLastCalledWith(true)
  await emitSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: true })
  expect(scope.getState($joinedAt)).toBe(joinedAt)
  expect(scope.getState($localVideoTrackId)).toBeNull()
  await emit(callEnded)
  await before.emit(callEnded)
})

test('whoever had not gone in yet looks at camera and microphone again', async () => {
  const before = setupCallModel()
  await before.enter()
  const { scope, emit } = setupCallModel()
  await allSettled(appStarted, { scope })
  expect(scope.getState($phase)).toBe('pre-join')
  await emit(callEnded)
  await before.emit(callEnded)
})

test('a tab that comes back after a night leads into no room', async () => {
  const before = setupCallModel()
  await before.join()
  vi.setSystemTime(Date.now() + 10 * 60 * 60_000)
  const { scope } = setupCallModel()
  await allSettled(appStarted, { scope })
  expect(scope.getState($callRoom)).toBeNull()
  await before.emit(callEnded)
})

test('ten calls in a row end as the first one', async () => {
  const { scope, join, emit, callSessions, devices } = setupCallModel()
  for (let turn = 0; turn < 10; turn += 1) {
    await join()
    await emit(microphoneToggled)
    await emit(callEnded)
  }
  expect(callSessions.every(({ leave }) => leave.mock.calls.length === 1)).toBe(true)
  expect(devices.every(({ close }) => close.mock.calls.length === 1)).toBe(true)
  expect(scope.getState($phase)).toBe('ended')
})
