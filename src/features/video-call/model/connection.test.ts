import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unauthorizedReceived } from '@/shared/auth'
import { setupCallModel, ROOM } from '../../../../tests/support/call-model'
import { MediaSessionClosedError } from '../lib/media-session'
import { SignalingError } from '../lib/signaling-messages'
import { $callLabel, callEnded, joinRequested } from './call'
import { $connection, retryRequested } from './connection'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

const REJOINED = { roomId: ROOM, isReconnection: true }

async function setup({ isInside = true } = {}) {
  const flow = setupCallModel()
  if (isInside) await flow.join()
  else {
    await flow.enter()
    await flow.emit(joinRequested)
  }
  const status = () => flow.scope.getState($connection)
  return { ...flow, status, label: () => flow.scope.getState($callLabel) }
}

test('a lost connection is tried again, the label counts, and the room is joined as a return', async () => {
  const { emitSessionEvent, status, label, callSession, messages } = await setup()
  await emitSessionEvent({ kind: 'lost', isByServer: false })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 1 })
  expect(label()).toBe('reconnecting')
  for (const attempt of [1, 2, 3]) {
    await emitSessionEvent({ kind: 'attempted', attempt })
    await emitSessionEvent({ kind: 'attemptFailed', reason: 'websocket error' })
    expect(status()).toEqual({ status: 'reconnecting', attempt })
  }
  await emitSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
  expect(messages(), 'one loss is said once').toEqual([
    'callWaitingForPeer',
    'callReconnectionUnreachable',
    'callReconnected',
  ])
})

test('a connection that the platform cuts is said, and comes back the same way', async () => {
  const { emitSessionEvent, callSession, messages } = await setup()
  await emitSessionEvent({ kind: 'lost', isByServer: true })
  await emitSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenLastCalledWith(REJOINED)
  expect(messages()).toEqual(['callWaitingForPeer', 'callConnectionClosed', 'callReconnected'])
})

test('a first connection that never comes is connecting, then failed', async () => {
  const { emitSessionEvent, status, label, messages } = await setup({ isInside: false })
  await emitSessionEvent({ kind: 'attemptFailed', reason: 'timeout' })
  await emitSessionEvent({ kind: 'attempted', attempt: 4 })
  expect(status()).toEqual({ status: 'connecting' })
  await emitSessionEvent({ kind: 'gaveUp' })
  expect(status()).toEqual({ status: 'failed' })
  expect(label()).toBe('noConnection')
  expect(messages()).toEqual(['callConnectionUnreachable'])
})

test('a retry begins with the first try again', async () => {
  const { emit, emitSessionEvent, status, callSession } = await setup()
  await emitSessionEvent({ kind: 'lost', isByServer: false })
  await emitSessionEvent({ kind: 'attempted', attempt: 5 })
  await emitSessionEvent({ kind: 'gaveUp' })
  expect(status()).toEqual({ status: 'failed' })
  await emit(retryRequested)
  expect(status()).toEqual({ status: 'reconnecting', attempt: 1 })
  expect(callSession().retry).toHaveBeenCalledOnce()
  await emitSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
})

test('a retry that nobody needs does nothing', async () => {
  const { emit, callSession, status } = await setup()
  await emit(retryRequested)
  expect(callSession().retry).not.toHaveBeenCalled()
  expect(status()).toEqual({ status: 'connected' })
})

test('media that can no longer pass is built anew by joining, once, however often it is told', async () => {
  const { emitSessionEvent, status, callSession } = await setup()
  const { promise, resolve } = Promise.withResolvers<void>()
  callSession().join.mockReturnValueOnce(promise)
  const first = emitSessionEvent({ kind: 'broken' })
  const second = emitSessionEvent({ kind: 'broken' })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 1 })
  resolve()
  await Promise.all([first, second])
  expect(callSession().join).toHaveBeenCalledTimes(2)
  expect(callSession().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
})

test('media that breaks while the connection is lost waits for the connection', async () => {
  const { emitSessionEvent, callSession } = await setup()
  await emitSessionEvent({ kind: 'lost', isByServer: false })
  await emitSessionEvent({ kind: 'broken' })
  expect(callSession().join).toHaveBeenCalledOnce()
})

test('a connection that is lost while joining joins again, and the first attempt is not a failure', async () => {
  const { emitSessionEvent, status, callSession, messages } = await setup({ isInside: false })
  const { promise, reject } = Promise.withResolvers<void>()
  callSession().join.mockReturnValueOnce(promise)
  const joining = emitSessionEvent({ kind: 'connected' })
  const losing = emitSessionEvent({ kind: 'lost', isByServer: false })
  reject(new SignalingError('join-room', 'timeout'))
  await Promise.all([joining, losing])
  expect(status()).toEqual({ status: 'connecting' })
  await emitSessionEvent({ kind: 'connected' })
  expect(status()).toEqual({ status: 'connected' })
  expect(messages()).toEqual(['callWaitingForPeer'])
})

test.each([
  ['room not found', 'callRoomMissing'],
  ['Room closed', 'callRoomClosed'],
  ['Oda Kapatıldı', 'callRoomClosed'],
  ['peer left', 'callPeerLeft'],
  ['transport closed', 'callConnectionClosed'],
  ['cannot consume', 'callPictureFailed'],
  ['room is full', 'callConnectionFailed'],
])('a platform that answers "%s" is given as %s, and nothing goes on by itself', async (reason, key) => {
  const { emitSessionEvent, status, callSession, messages } = await setup({ isInside: false })
  callSession().join.mockRejectedValueOnce(new SignalingError('join-room', 'refused', reason))
  await emitSessionEvent({ kind: 'connected' })
  expect(messages()).toEqual([key])
  expect(status()).toEqual({ status: 'failed' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(callSession().join).toHaveBeenCalledOnce()
})

test('a browser that cannot take part is told so', async () => {
  const { emitSessionEvent, callSession, messages } = await setup({ isInside: false })
  callSession().join.mockRejectedValueOnce(
    Object.assign(new Error('device not supported'), { name: 'UnsupportedError' }),
  )
  await emitSessionEvent({ kind: 'connected' })
  expect(messages()).toEqual(['callBrowserUnsupported'])
})

test('a platform that is confused on the way back is asked again, five times in all', async () => {
  const { emitSessionEvent, status, callSession, messages } = await setup()
  callSession().join.mockRejectedValue(new SignalingError('join-room', 'malformed'))
  await emitSessionEvent({ kind: 'broken' })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 2 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toEqual({ status: 'failed' })
  expect(callSession().join).toHaveBeenCalledTimes(6)
  expect(callSession().renew).not.toHaveBeenCalled()
  expect(messages().at(-1)).toBe('callReconnectionFailed')
})

test('where nobody answers on the way back, it goes on over a new connection, five times in all', async () => {
  const { emitSessionEvent, status, callSession } = await setup()
  callSession().join.mockRejectedValue(new SignalingError('join-room', 'timeout'))
  await emitSessionEvent({ kind: 'broken' })
  for (const attempt of [2, 3, 4, 5]) {
    expect(status()).toEqual({ status: 'reconnecting', attempt })
    expect(callSession().renew).toHaveBeenCalledTimes(attempt - 1)
    await emitSessionEvent({ kind: 'lost', isByServer: false })
    await emitSessionEvent({ kind: 'connected' })
  }
  expect(status()).toEqual({ status: 'failed' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(callSession().join).toHaveBeenCalledTimes(6)
})

test('a network that is back ends the failed state by itself', async () => {
  const { emitSessionEvent, status, callSession, label } = await setup()
  await emitSessionEvent({ kind: 'lost', isByServer: false })
  await emitSessionEvent({ kind: 'networkReturned' })
  expect(status(), 'it is tried already').toEqual({ status: 'reconnecting', attempt: 1 })
  await emitSessionEvent({ kind: 'gaveUp' })
  await emitSessionEvent({ kind: 'networkReturned' })
  expect(label()).toBe('reconnecting')
  await emitSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
})

test('nobody joins behind the back of a call that has ended', async () => {
  const { emit, emitSessionEvent, callSession } = await setup()
  callSession().join.mockRejectedValue(new SignalingError('join-room', 'timeout'))
  await emitSessionEvent({ kind: 'broken' })
  await emit(callEnded)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(callSession().join).toHaveBeenCalledTimes(2)
})

test('a join that another one has taken the place of is no failure', async () => {
  const { emitSessionEvent, status, callSession } = await setup()
  callSession().join.mockRejectedValueOnce(new MediaSessionClosedError())
  await emitSessionEvent({ kind: 'connected' })
  expect(status()).not.toEqual({ status: 'failed' })
})

test('a refused token is checked like everywhere else', async () => {
  const { emitSessionEvent, watchUnit: received } = await setup()
  const rejected = received(unauthorizedReceived)
  await emitSessionEvent({ kind: 'unauthorized' })
  expect(rejected).toHaveBeenCalledExactlyOnceWith('token')
})

test('a message of the platform that does not parse is reported, without its values', async () => {
  const { emitSessionEvent, problems } = await setup()
  await emitSessionEvent({ kind: 'malformed', event: 'peer-joined' })
  expect(problems).toHaveBeenCalledExactlyOnceWith({ kind: 'malformed-event', where: 'peer-joined', details: [] })
})
