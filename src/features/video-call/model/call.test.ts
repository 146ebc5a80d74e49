// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { setupCallModel, OTHER_ROOM, ROOM } from '../../../../tests/support/vitest/call-model'
import { $call, $connection, $isCallOngoing, $joinedAt } from './call'
import { activeRequest, hangUpRequested, joinRequested, retryRequested } from './call-state'
import { $callLabel } from './remote-peer'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
  document.cookie = 'auth_doctor=token; Path=/'
})

test('entering a room shows the pre-join screen first, then the call', async () => {
  const { scope, enter, emit, emitCallSessionEvent, openCallSession, callSession, localTracks, toastKeys } =
    setupCallModel()
  await enter()
  expect(scope.getState($call).status).toBe('pre-join')
  expect(localTracks().open).toHaveBeenCalledExactlyOnceWith({ camera: null, microphone: null })
  expect(openCallSession, 'no connection before the user joins').not.toHaveBeenCalled()

  await emit(joinRequested)
  expect(scope.getState($call).status).toBe('joining')
  expect(scope.getState($callLabel)).toBe('connecting')
  expect(openCallSession).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ token: 'token' }),
    'Dr. Ayşe Yılmaz',
  )

  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: false })
  expect(scope.getState($call).status).toBe('live')
  expect(scope.getState($callLabel)).toBe('ongoing')
  expect(scope.getState($joinedAt)).toBe(Date.now())
  expect(toastKeys()).toEqual(['callWaitingForPeer'])
  await emit(hangUpRequested)
})

test('opening the same link again changes nothing', async () => {
  const { join, enter, openCallSession, callSession, emit } = setupCallModel()
  await join()
  await enter()
  expect(openCallSession).toHaveBeenCalledOnce()
  expect(callSession().leave).not.toHaveBeenCalled()
  await emit(hangUpRequested)
})

test('entering the room of a failed call again tries it again', async () => {
  const fetchDisplayName = vi.fn(async () => 'Dr. Ayşe Yılmaz')
  const { join, enter, emitCallSessionEvent, callSession, emit, toastKeys } = setupCallModel({ fetchDisplayName })
  await join()
  const fail = async () => {
    await emitCallSessionEvent({ kind: 'connectFailed', error: { code: 'unreachable', detail: '' } })
    await emitCallSessionEvent({ kind: 'reconnectFailed' })
    return toastKeys().filter((key) => key === 'callReconnectionUnreachable').length
  }
  expect(await fail()).toBe(1)
  expect(callSession().retry).not.toHaveBeenCalled()
  await enter()
  expect(callSession().retry).toHaveBeenCalledOnce()
  expect(fetchDisplayName, 'the connection has the name').toHaveBeenCalledOnce()
  await enter()
  expect(callSession().retry, 'it is being tried').toHaveBeenCalledOnce()
  expect(await fail(), 'the next failure is named too').toBe(2)
  await emit(hangUpRequested)
})

test('another room replaces the call: the old room is left, the new one joined (F-K22)', async () => {
  const { scope, join, enter, emit, emitCallSessionEvent, callSessions, devices, leaveRoom } = setupCallModel()
  await join()
  await enter({ room: OTHER_ROOM })
  expect(callSessions[0]?.leave).toHaveBeenCalledOnce()
  expect(leaveRoom).toHaveBeenCalledExactlyOnceWith(ROOM)
  expect(devices[0]?.close).toHaveBeenCalledOnce()
  expect(devices[1]?.close).not.toHaveBeenCalled()
  expect(scope.getState($call).status).toBe('pre-join')

  await emit(joinRequested)
  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSessions).toHaveLength(2)
  expect(callSessions[1]?.join).toHaveBeenCalledExactlyOnceWith({ roomId: OTHER_ROOM, isReconnection: false })
  await emit(hangUpRequested)
})

test.each(['pre-join', 'joining', 'live', 'reconnecting'] as const)(
  'ending a call in state %s resets everything, and the next call works (F-K20)',
  async (status) => {
    const { scope, enter, join, emit, emitCallSessionEvent, callSessions, devices, leaveRoom } = setupCallModel()
    await enter()
    if (status !== 'pre-join') await emit(joinRequested)
    if (status === 'live' || status === 'reconnecting') await emitCallSessionEvent({ kind: 'connected' })
    if (status === 'reconnecting') await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
    await emit(hangUpRequested)
    expect(scope.getState($call).status).toBe('ended')
    expect(activeRequest(scope.getState($call))).toBeNull()
    expect(scope.getState($connection)).toEqual({ status: 'disconnected' })
    expect(devices[0]?.close).toHaveBeenCalledOnce()
    expect(leaveRoom).toHaveBeenCalledTimes(status === 'pre-join' ? 0 : 1)
    if (status !== 'pre-join') expect(callSessions[0]?.leave).toHaveBeenCalledOnce()
    expect(sessionStorage.length).toBe(0)

    await join()
    expect(scope.getState($call).status).toBe('live')
    await emit(hangUpRequested)
    expect(scope.getState($call).status).toBe('ended')
    expect(devices.map(({ close }) => close.mock.calls.length)).toEqual([1, 1])
    for (const { leave } of callSessions) expect(leave).toHaveBeenCalledOnce()
  },
)

test('a call is ongoing until it fails or ends', async () => {
  const { scope, enter, emit, emitCallSessionEvent } = setupCallModel()
  const isOngoing = () => scope.getState($isCallOngoing)
  await enter()
  expect(isOngoing()).toBe(false)
  await emit(joinRequested)
  await emitCallSessionEvent({ kind: 'connected' })
  expect(isOngoing()).toBe(true)
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  expect(isOngoing(), 'it is reconnecting').toBe(true)
  await emitCallSessionEvent({ kind: 'reconnectFailed' })
  expect(isOngoing()).toBe(false)
  await emit(retryRequested)
  expect(isOngoing()).toBe(true)
  await emit(hangUpRequested)
  expect(isOngoing()).toBe(false)
})

test.each([
  ['that is restored leaves the room', { joinedAt: 1 }, 1],
  ['that has not been joined sends no leave request', {}, 0],
] as const)('a call without a connection %s', async (_, request, requests) => {
  const { scope, enter, emit, leaveRoom } = setupCallModel({
    skipsPreJoin: true,
    fetchDisplayName: () => Promise.reject(new Error('down')),
  })
  await enter(request)
  expect(scope.getState($connection).status).toBe('failed')
  await emit(hangUpRequested)
  expect(leaveRoom).toHaveBeenCalledTimes(requests)
  expect(scope.getState($call).status).toBe('ended')
})

test('a failed leave request shows no toast and is reported', async () => {
  const { join, emit, callSession, leaveRoom, problems, toastKeys } = setupCallModel()
  await join()
  callSession().leave.mockRejectedValue(new Error('down'))
  leaveRoom.mockRejectedValue(new Error('down'))
  await emit(hangUpRequested)
  expect(problems).toHaveLength(2)
  expect(problems).toContainEqual({ kind: 'silent-failure', where: 'leave-room', details: ['Error'] })
  expect(toastKeys()).toEqual(['callWaitingForPeer'])
})

test.each(['over HTTP', 'over the channel'] as const)(
  'joining the same room waits for a leave request that is pending %s, joining another room does not',
  async (channel) => {
    const { join, enter, emit, emitCallSessionEvent, callSession, callSessions, leaveRoom, scope } = setupCallModel({
      skipsPreJoin: true,
    })
    await join()
    // `allSettled` does not resolve while the leave request is pending.
    const startJoin = async (room: string) => {
      const settled = [enter({ room })]
      await vi.advanceTimersByTimeAsync(0)
      settled.push(emitCallSessionEvent({ kind: 'connected' }))
      await vi.advanceTimersByTimeAsync(0)
      return Promise.all(settled)
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    if (channel === 'over HTTP') leaveRoom.mockImplementationOnce(() => promise.then(() => ({})))
    else callSession().leave.mockReturnValueOnce(promise)
    const ending = emit(hangUpRequested)

    const other = startJoin(OTHER_ROOM)
    await vi.advanceTimersByTimeAsync(0)
    expect(callSessions[1]?.join).toHaveBeenCalledOnce()
    const again = startJoin(ROOM)
    await vi.advanceTimersByTimeAsync(0)
    expect(callSessions[2]?.join).not.toHaveBeenCalled()
    expect(scope.getState($callLabel)).toBe('connecting')

    resolve()
    await Promise.all([ending, other, again])
    expect(callSessions[2]?.join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: false })
    expect(scope.getState($call).status).toBe('live')
    await emit(hangUpRequested)
  },
)

test('the end of the session ends the call, without a leave request over HTTP (F-B10)', async () => {
  const { scope, join, emit, callSession, localTracks, leaveRoom } = setupCallModel()
  await join()
  await emit(sessionEnded, 'signed-out')
  expect(scope.getState($call).status).toBe('ended')
  expect(callSession().leave).toHaveBeenCalledOnce()
  expect(localTracks().close).toHaveBeenCalledOnce()
  expect(leaveRoom).not.toHaveBeenCalled()
  expect(sessionStorage.length).toBe(0)
})

test('a call that ends while the display name is loading opens no connection', async () => {
  const { enter, emit, openCallSession } = setupCallModel()
  await enter()
  const requested = emit(joinRequested)
  const ended = emit(hangUpRequested)
  await Promise.all([requested, ended])
  expect(openCallSession).not.toHaveBeenCalled()
})

test('a connection that cannot be opened is a failure with a retry', async () => {
  const { scope, join, emit, openCallSession } = setupCallModel()
  openCallSession.mockImplementationOnce(() => {
    throw new URIError('URI malformed')
  })
  await join()
  expect(scope.getState($call)).toMatchObject({ status: 'joining', error: { code: expect.any(String) } })
  await emit(retryRequested)
  expect(openCallSession).toHaveBeenCalledTimes(2)
  expect(scope.getState($call)).toMatchObject({ status: 'joining', error: null })
})
