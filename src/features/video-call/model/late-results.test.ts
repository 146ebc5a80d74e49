import { beforeEach, expect, test, vi } from 'vitest'
import { OTHER_ROOM, setupCallModel } from '../../../../tests/support/vitest/call-model'
import { SignalingError } from '../lib/signaling/signaling'
import { $connection } from './call'
import { hangUpRequested } from './call-state'

beforeEach(() => void vi.useFakeTimers())

/** `allSettled` does not resolve while a request is pending. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('a display name that arrives after another call has started opens one connection', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { enter, emit, openCallSession } = setupCallModel({ skipsPreJoin: true, fetchDisplayName: () => promise })
  const first = enter()
  await settle()
  const second = enter({ room: OTHER_ROOM })
  await settle()
  resolve('Dr. Ayşe Yılmaz')
  await Promise.all([first, second])
  expect(openCallSession).toHaveBeenCalledOnce()
  await emit(hangUpRequested)
})

test.each(['succeeds', 'fails'] as const)(
  'a join that %s after another call has started does not change that call',
  async (result) => {
    const { scope, enter, emit, emitCallSessionEvent, callSession, callSessions, toastKeys } = setupCallModel({
      skipsPreJoin: true,
    })
    await enter()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    callSession().join.mockReturnValueOnce(promise)
    const joining = emitCallSessionEvent({ kind: 'connected' })
    const next = enter({ room: OTHER_ROOM })
    await settle()
    if (result === 'succeeds') resolve()
    else reject(new SignalingError('join-room', 'timeout'))
    await Promise.all([joining, next])
    expect(scope.getState($connection)).toEqual({ status: 'connecting' })
    expect(callSessions[1]?.renew).not.toHaveBeenCalled()
    expect(toastKeys()).toEqual([])
    await emit(hangUpRequested)
  },
)

test('a delayed rejoin is dropped if the connection joins the room before', async () => {
  const { join, emit, emitCallSessionEvent, callSession } = setupCallModel()
  await join()
  callSession().join.mockRejectedValueOnce(new SignalingError('join-room', 'malformed'))
  const failing = emitCallSessionEvent({ kind: 'broken' })
  await settle()
  const joining = emitCallSessionEvent({ kind: 'connected' })
  await vi.advanceTimersByTimeAsync(2_000)
  await Promise.all([failing, joining])
  expect(callSession().join, 'the first join, the failed one and the one of the connection').toHaveBeenCalledTimes(3)
  await emit(hangUpRequested)
})

test('a join that waits for a leave request is dropped if the connection is lost before', async () => {
  const { join, enter, emit, emitCallSessionEvent, callSession } = setupCallModel({ skipsPreJoin: true })
  await join()
  const { promise, resolve } = Promise.withResolvers<void>()
  callSession().leave.mockReturnValueOnce(promise)
  const pending: Promise<unknown>[] = [emit(hangUpRequested), enter()]
  await settle()
  pending.push(emitCallSessionEvent({ kind: 'connected' }))
  pending.push(emitCallSessionEvent({ kind: 'disconnected', isByServer: false }))
  await settle()
  resolve()
  await Promise.all(pending)
  expect(callSession().join).not.toHaveBeenCalled()
  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenCalledOnce()
  await emit(hangUpRequested)
})

test('a join that waits for a leave request is dropped if another room is entered before', async () => {
  const { join, enter, emit, emitCallSessionEvent, callSession, callSessions } = setupCallModel({ skipsPreJoin: true })
  await join()
  const { promise, resolve } = Promise.withResolvers<void>()
  callSession().leave.mockReturnValueOnce(promise)
  const pending: Promise<unknown>[] = [emit(hangUpRequested), enter()]
  await settle()
  pending.push(emitCallSessionEvent({ kind: 'connected' }), enter({ room: OTHER_ROOM }))
  await settle()
  resolve()
  await Promise.all(pending)
  expect(callSessions).toHaveLength(3)
  expect(callSession().join, 'its connection is not open yet').not.toHaveBeenCalled()
  await emit(hangUpRequested)
})
