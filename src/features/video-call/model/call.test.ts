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
  const {
    scope,
    enter,
    say,
    tell: emit,
    openCallSession: openLine,
    callSession: line,
    own,
    messages,
  } = setupCallModel()
  await enter()
  expect(scope.getState($phase)).toBe('pre-join')
  expect(own().open).toHaveBeenCalledExactlyOnceWith({ camera: null, microphone: null })
  expect(openLine, 'nobody is told before the doctor goes in').not.toHaveBeenCalled()

  await say(joinRequested)
  expect(scope.getState($phase)).toBe('joining')
  expect(scope.getState($callLabel)).toBe('connecting')
  expect(openLine).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: 'token' }), 'Dr. Ayşe Yılmaz')

  await emit({ kind: 'connected' })
  expect(line().join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: false })
  expect(scope.getState($phase)).toBe('joined')
  expect(scope.getState($callLabel)).toBe('ongoing')
  expect(scope.getState($isInCall)).toBe(true)
  expect(scope.getState($joinedAt)).toBe(Date.now())
  expect(messages()).toEqual(['callWaitingForPeer'])
  await say(callEnded)
})

test('where everything is as the last time, the doctor is inside at once', async () => {
  const { scope, enter, openCallSession: openLine, say } = setupCallModel({ isAsLastTime: true })
  await enter()
  expect(scope.getState($phase)).toBe('joining')
  expect(openLine).toHaveBeenCalledOnce()
  await say(callEnded)
})

test('a link without a room says so', async () => {
  const { say, messages } = setupCallModel()
  await say(invalidRoomOpened)
  expect(messages()).toEqual(['callRoomMissing'])
})

test('the same link once more changes nothing', async () => {
  const { join, enter, openCallSession: openLine, callSession: line, say } = setupCallModel()
  await join()
  await enter()
  expect(openLine).toHaveBeenCalledOnce()
  expect(line().leave).not.toHaveBeenCalled()
  await say(callEnded)
})

test('another room takes the place of the call: the old one is left, the new one joined', async () => {
  const { scope, join, enter, say, tell: emit, callSessions: lines, devices, leaveRoom } = setupCallModel()
  await join()
  await enter({ room: OTHER_ROOM })
  expect(lines[0]?.leave).toHaveBeenCalledOnce()
  expect(leaveRoom).toHaveBeenCalledExactlyOnceWith(ROOM)
  expect(devices[0]?.close).toHaveBeenCalledOnce()
  expect(devices[1]?.close).not.toHaveBeenCalled()
  expect(scope.getState($phase)).toBe('pre-join')
  expect(scope.getState($isInCall)).toBe(false)

  await say(joinRequested)
  await emit({ kind: 'connected' })
  expect(lines).toHaveLength(2)
  expect(lines[1]?.join).toHaveBeenCalledExactlyOnceWith({ roomId: OTHER_ROOM, isReconnection: false })
  await say(callEnded)
})

test.each(['ready', 'joining', 'joined', 'reconnecting'] as const)(
  'ending a call that is %s leaves nothing behind, and the next one works at once',
  async (phase) => {
    const { scope, enter, join, say, tell: emit, callSessions: lines, devices, leaveRoom } = setupCallModel()
    await enter()
    if (phase !== 'ready') await say(joinRequested)
    if (phase === 'joined' || phase === 'reconnecting') await emit({ kind: 'connected' })
    if (phase === 'reconnecting') await emit({ kind: 'lost', isByServer: false })
    await say(callEnded)
    expect(scope.getState($phase)).toBe('ended')
    expect(scope.getState($callRoom)).toBeNull()
    expect(scope.getState($isInCall)).toBe(false)
    expect(scope.getState($connection)).toEqual({ status: 'disconnected' })
    expect(devices[0]?.close).toHaveBeenCalledOnce()
    expect(leaveRoom).toHaveBeenCalledTimes(phase === 'ready' ? 0 : 1)
    if (phase !== 'ready') expect(lines[0]?.leave).toHaveBeenCalledOnce()
    expect(sessionStorage.length).toBe(0)

    await join()
    expect(scope.getState($phase)).toBe('joined')
    await say(callEnded)
  },
)

test('a farewell that the platform does not take stays silent, and is reported', async () => {
  const { join, say, callSession: line, leaveRoom, problems, messages } = setupCallModel()
  await join()
  line().leave.mockRejectedValue(new Error('down'))
  leaveRoom.mockRejectedValue(new Error('down'))
  await say(callEnded)
  expect(problems).toHaveBeenCalledTimes(2)
  expect(problems).toHaveBeenCalledWith({ kind: 'silent-failure', where: 'leave-room', details: ['Error'] })
  expect(messages()).toEqual(['callWaitingForPeer'])
})

test.each(['over HTTP', 'over the channel'] as const)(
  'a goodbye that is still on its way %s is waited for before the same room is joined again, not before another one',
  async (way) => {
    const {
      join,
      enter,
      say,
      tell: emit,
      callSession: line,
      callSessions: lines,
      leaveRoom,
      scope,
    } = setupCallModel({ isAsLastTime: true })
    await join()
    // Nothing is settled as long as the goodbye is not.
    const joinMeanwhile = async (room: string) => {
      const settled = [enter({ room })]
      await vi.advanceTimersByTimeAsync(0)
      settled.push(emit({ kind: 'connected' }))
      await vi.advanceTimersByTimeAsync(0)
      return Promise.all(settled)
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    if (way === 'over HTTP') leaveRoom.mockImplementationOnce(() => promise.then(() => ({})))
    else line().leave.mockReturnValueOnce(promise)
    const ending = say(callEnded)

    const other = joinMeanwhile(OTHER_ROOM)
    await vi.advanceTimersByTimeAsync(0)
    expect(lines[1]?.join).toHaveBeenCalledOnce()
    const again = joinMeanwhile(ROOM)
    await vi.advanceTimersByTimeAsync(0)
    expect(lines[2]?.join).not.toHaveBeenCalled()
    expect(scope.getState($callLabel)).toBe('connecting')

    resolve()
    await Promise.all([ending, other, again])
    expect(lines[2]?.join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: false })
    expect(scope.getState($phase)).toBe('joined')
    await say(callEnded)
  },
)

test('the end of the session ends the call, without a call over HTTP', async () => {
  const { scope, join, say, callSession: line, own, leaveRoom } = setupCallModel()
  await join()
  await say(sessionEnded, 'signed-out')
  expect(scope.getState($phase)).toBe('ended')
  expect(line().leave).toHaveBeenCalledOnce()
  expect(own().close).toHaveBeenCalledOnce()
  expect(leaveRoom).not.toHaveBeenCalled()
  expect(sessionStorage.length).toBe(0)
})

test('a call that ends while the name is asked for never opens a connection', async () => {
  const { enter, say, openCallSession: openLine } = setupCallModel()
  await enter()
  const requested = say(joinRequested)
  const ended = say(callEnded)
  await Promise.all([requested, ended])
  expect(openLine.mock.results.length).toBeLessThanOrEqual(1)
})

test('a reload brings the call back by itself, as muted as it was', async () => {
  const before = setupCallModel()
  await before.join()
  await before.say(cameraToggled)
  await before.say(microphoneToggled)
  const joinedAt = before.scope.getState($joinedAt)
  vi.setSystemTime(Date.now() + 5_000)

  const { scope, say, tell: emit, own, callSession: line } = setupCallModel()
  await allSettled(appStarted, { scope })
  expect(scope.getState($phase)).toBe('joining')
  expect(own().open, 'a camera that is off is not asked for').toHaveBeenCalledExactlyOnceWith({ microphone: null })
  expect(own().mute).toHaveBeenLastCalledWith(true)
  await emit({ kind: 'connected' })
  expect(line().join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: true })
  expect(scope.getState($joinedAt)).toBe(joinedAt)
  expect(scope.getState($localVideoTrackId)).toBeNull()
  await say(callEnded)
  await before.say(callEnded)
})

test('whoever had not gone in yet looks at camera and microphone again', async () => {
  const before = setupCallModel()
  await before.enter()
  const { scope, say } = setupCallModel()
  await allSettled(appStarted, { scope })
  expect(scope.getState($phase)).toBe('pre-join')
  await say(callEnded)
  await before.say(callEnded)
})

test('a tab that comes back after a night leads into no room', async () => {
  const before = setupCallModel()
  await before.join()
  vi.setSystemTime(Date.now() + 10 * 60 * 60_000)
  const { scope } = setupCallModel()
  await allSettled(appStarted, { scope })
  expect(scope.getState($callRoom)).toBeNull()
  await before.say(callEnded)
})

test('ten calls in a row end as the first one', async () => {
  const { scope, join, say, callSessions: lines, devices } = setupCallModel()
  for (let turn = 0; turn < 10; turn += 1) {
    await join()
    await say(microphoneToggled)
    await say(callEnded)
  }
  expect(lines.every(({ leave }) => leave.mock.calls.length === 1)).toBe(true)
  expect(devices.every(({ close }) => close.mock.calls.length === 1)).toBe(true)
  expect(scope.getState($phase)).toBe('ended')
})
