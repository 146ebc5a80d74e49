import { beforeEach, expect, test, vi } from 'vitest'
import { unauthorizedReceived } from '@/shared/auth'
import { ROOM, setupConnection } from '../../../../tests/support/vitest/call-model'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { MediaSessionClosedError } from '../lib/media/media-session'
import { SignalingError } from '../lib/signaling/signaling'
import { callReconnected } from './call'
import { hangUpRequested, retryRequested } from './call-state'

beforeEach(() => void vi.useFakeTimers())

const UNREACHABLE = { code: 'unreachable', detail: 'websocket error' } as const
const REJOINED = { roomId: ROOM, isReconnection: true }

test('a lost connection reconnects, counts the attempts and rejoins the room', async () => {
  const { emitCallSessionEvent, status, label, callSession, toastKeys } = await setupConnection()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 1 })
  expect(label()).toBe('reconnecting')
  for (const attempt of [1, 2, 3]) {
    await emitCallSessionEvent({ kind: 'reconnectAttempted', attempt })
    await emitCallSessionEvent({ kind: 'connectFailed', error: UNREACHABLE })
    expect(status()).toEqual({ status: 'reconnecting', attempt })
  }
  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
  expect(toastKeys(), 'one toast per loss').toEqual([
    'callWaitingForPeer',
    'callReconnectionUnreachable',
    'callReconnected',
  ])
})

test('a connection that is back counts as one reconnect, the first connection and later attempts do not', async () => {
  const { emitCallSessionEvent, scope } = await setupConnection({ isInside: false })
  const reconnected = recordPayloads(callReconnected, scope)
  await emitCallSessionEvent({ kind: 'connected' })
  expect(reconnected).toEqual([])
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'reconnectAttempted', attempt: 1 })
  await emitCallSessionEvent({ kind: 'connectFailed', error: UNREACHABLE })
  await emitCallSessionEvent({ kind: 'connected' })
  expect(reconnected).toHaveLength(1)
})

test('a disconnect by the platform shows a toast and reconnects the same way', async () => {
  const { emitCallSessionEvent, callSession, toastKeys } = await setupConnection()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: true })
  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenLastCalledWith(REJOINED)
  expect(toastKeys()).toEqual(['callWaitingForPeer', 'callConnectionClosed', 'callReconnected'])
})

test('a first connection that fails goes from connecting to failed (F-K02)', async () => {
  const { emitCallSessionEvent, status, label, toastKeys } = await setupConnection({ isInside: false })
  await emitCallSessionEvent({ kind: 'connectFailed', error: UNREACHABLE })
  await emitCallSessionEvent({ kind: 'reconnectAttempted', attempt: 4 })
  expect(status()).toEqual({ status: 'connecting' })
  await emitCallSessionEvent({ kind: 'reconnectFailed' })
  expect(status()).toMatchObject({ status: 'failed', error: { code: 'unreachable' } })
  expect(label()).toBe('noConnection')
  expect(toastKeys()).toEqual(['callConnectionUnreachable'])
})

test('a retry starts again with the first attempt (F-K04)', async () => {
  const { emit, emitCallSessionEvent, status, callSession } = await setupConnection()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'reconnectAttempted', attempt: 5 })
  await emitCallSessionEvent({ kind: 'reconnectFailed' })
  expect(status()).toMatchObject({ status: 'failed', error: { code: 'unreachable' } })
  await emit(retryRequested)
  expect(status()).toEqual({ status: 'reconnecting', attempt: 1 })
  expect(callSession().retry).toHaveBeenCalledOnce()
  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
})

test('a retry while connected does nothing', async () => {
  const { emit, callSession, status } = await setupConnection()
  await emit(retryRequested)
  expect(callSession().retry).not.toHaveBeenCalled()
  expect(status()).toEqual({ status: 'connected' })
})

test('broken media rejoin the room once, however often they are reported (F-K17, F-K19)', async () => {
  const { emitCallSessionEvent, status, callSession } = await setupConnection()
  const { promise, resolve } = Promise.withResolvers<void>()
  callSession().join.mockReturnValueOnce(promise)
  const first = emitCallSessionEvent({ kind: 'broken' })
  const second = emitCallSessionEvent({ kind: 'broken' })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 1 })
  resolve()
  await Promise.all([first, second])
  expect(callSession().join).toHaveBeenCalledTimes(2)
  expect(callSession().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
})

test('media that break while the connection is lost wait for the connection', async () => {
  const { emitCallSessionEvent, callSession } = await setupConnection()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'broken' })
  expect(callSession().join).toHaveBeenCalledOnce()
})

test('a connection that is lost while joining joins again without an error', async () => {
  const { emitCallSessionEvent, status, callSession, toastKeys } = await setupConnection({ isInside: false })
  const { promise, reject } = Promise.withResolvers<void>()
  callSession().join.mockReturnValueOnce(promise)
  const joining = emitCallSessionEvent({ kind: 'connected' })
  const losing = emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  reject(new MediaSessionClosedError())
  await Promise.all([joining, losing])
  expect(status()).toEqual({ status: 'connecting' })
  await emitCallSessionEvent({ kind: 'connected' })
  expect(status()).toEqual({ status: 'connected' })
  expect(toastKeys()).toEqual(['callWaitingForPeer'])
})

test.each([
  ['room not found', 'callRoomMissing'],
  ['Room closed', 'callRoomClosed'],
  ['Oda Kapatıldı', 'callRoomClosed'],
  ['peer left', 'callPeerLeft'],
  ['transport closed', 'callConnectionClosed'],
  ['cannot consume', 'callVideoFailed'],
  ['room is full', 'callRoomFull'],
  ['server error', 'callServerFailed'],
  ['no capacity', 'callConnectionFailed'],
])('a join rejected with "%s" shows %s and is not retried (F-K28)', async (reason, key) => {
  const { emitCallSessionEvent, status, callSession, toastKeys } = await setupConnection({ isInside: false })
  callSession().join.mockRejectedValueOnce(new SignalingError('join-room', 'rejected', reason))
  await emitCallSessionEvent({ kind: 'connected' })
  expect(toastKeys()).toEqual([key])
  expect(status()).toMatchObject({ status: 'failed' })
  await vi.advanceTimersByTimeAsync(60_000)
  await emitCallSessionEvent({ kind: 'online' })
  expect(status(), 'also when the browser is online again').toMatchObject({ status: 'failed' })
  expect(callSession().join).toHaveBeenCalledOnce()
  expect(callSession().retry).not.toHaveBeenCalled()
})

test('an unsupported browser shows an error toast (F-K10)', async () => {
  const { emitCallSessionEvent, callSession, toastKeys } = await setupConnection({ isInside: false })
  callSession().join.mockRejectedValueOnce(
    Object.assign(new Error('device not supported'), { name: 'UnsupportedError' }),
  )
  await emitCallSessionEvent({ kind: 'connected' })
  expect(toastKeys()).toEqual(['callBrowserUnsupported'])
})

test('a malformed response to a rejoin is retried, five times in total', async () => {
  const { emitCallSessionEvent, status, callSession, toastKeys } = await setupConnection()
  callSession().join.mockRejectedValue(new SignalingError('join-room', 'malformed'))
  await emitCallSessionEvent({ kind: 'broken' })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 2 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toMatchObject({ status: 'failed', error: { code: 'malformed' } })
  expect(callSession().join).toHaveBeenCalledTimes(6)
  expect(callSession().renew).not.toHaveBeenCalled()
  expect(toastKeys().at(-1)).toBe('callServerFailed')
})

test('a rejoin without an acknowledgement reconnects first, five times in total', async () => {
  const { emitCallSessionEvent, status, callSession } = await setupConnection()
  callSession().join.mockRejectedValue(new SignalingError('join-room', 'timeout'))
  await emitCallSessionEvent({ kind: 'broken' })
  for (const attempt of [2, 3, 4, 5]) {
    expect(status()).toEqual({ status: 'reconnecting', attempt })
    expect(callSession().renew).toHaveBeenCalledTimes(attempt - 1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(callSession().join, 'it waits for the new connection').toHaveBeenCalledTimes(attempt)
    await emitCallSessionEvent({ kind: 'connected' })
  }
  expect(status()).toMatchObject({ status: 'failed', error: { code: 'timeout' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(callSession().join).toHaveBeenCalledTimes(6)
})

test('going online again ends the failed state', async () => {
  const { emitCallSessionEvent, status, callSession, label } = await setupConnection()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'online' })
  expect(status(), 'it is reconnecting already').toEqual({ status: 'reconnecting', attempt: 1 })
  expect(callSession().retry, 'without the back-off').toHaveBeenCalledOnce()
  await emitCallSessionEvent({ kind: 'reconnectFailed' })
  await emitCallSessionEvent({ kind: 'online' })
  expect(callSession().retry).toHaveBeenCalledTimes(2)
  expect(label()).toBe('reconnecting')
  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
})

test('a failed call does not join when the socket connects', async () => {
  const { emitCallSessionEvent, status, callSession } = await setupConnection()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'reconnectFailed' })
  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenCalledOnce()
  expect(status()).toMatchObject({ status: 'failed' })
})

test('a call that has ended is not rejoined', async () => {
  const { emit, emitCallSessionEvent, callSession } = await setupConnection()
  callSession().join.mockRejectedValue(new SignalingError('join-room', 'timeout'))
  await emitCallSessionEvent({ kind: 'broken' })
  await emit(hangUpRequested)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(callSession().join).toHaveBeenCalledTimes(2)
})

test('a join that was replaced by another one is not a failure', async () => {
  const { emitCallSessionEvent, status, callSession } = await setupConnection()
  callSession().join.mockRejectedValueOnce(new MediaSessionClosedError())
  await emitCallSessionEvent({ kind: 'connected' })
  expect(status()).not.toMatchObject({ status: 'failed' })
})

test('a rejected token triggers the check of the session', async () => {
  const { scope, emitCallSessionEvent } = await setupConnection()
  const rejected = recordPayloads(unauthorizedReceived, scope)
  await emitCallSessionEvent({ kind: 'unauthorized' })
  expect(rejected).toEqual(['token'])
})

test('a malformed message of the platform is reported with the paths of its fields', async () => {
  const { emitCallSessionEvent, problems } = await setupConnection()
  await emitCallSessionEvent({ kind: 'malformed', message: 'consume', fields: ['params.id', 'params.kind'] })
  expect(problems).toEqual([{ kind: 'malformed-event', where: 'consume', details: ['params.id', 'params.kind'] }])
})
