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
    await flow.say(joinRequested)
  }
  const status = () => flow.scope.getState($connection)
  return { ...flow, status, label: () => flow.scope.getState($callLabel) }
}

test('a lost connection is tried again, the label counts, and the room is joined as a return', async () => {
  const { tell: emit, status, label, callSession: line, messages } = await setup()
  await emit({ kind: 'lost', isByServer: false })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 1 })
  expect(label()).toBe('reconnecting')
  for (const attempt of [1, 2, 3]) {
    await emit({ kind: 'attempted', attempt })
    await emit({ kind: 'attemptFailed', reason: 'websocket error' })
    expect(status()).toEqual({ status: 'reconnecting', attempt })
  }
  await emit({ kind: 'connected' })
  expect(line().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
  expect(messages(), 'one loss is said once').toEqual([
    'callWaitingForPeer',
    'callReconnectionUnreachable',
    'callReconnected',
  ])
})

test('a connection that the platform cuts is said, and comes back the same way', async () => {
  const { tell: emit, callSession: line, messages } = await setup()
  await emit({ kind: 'lost', isByServer: true })
  await emit({ kind: 'connected' })
  expect(line().join).toHaveBeenLastCalledWith(REJOINED)
  expect(messages()).toEqual(['callWaitingForPeer', 'callConnectionClosed', 'callReconnected'])
})

test('a first connection that never comes is connecting, then failed', async () => {
  const { tell: emit, status, label, messages } = await setup({ isInside: false })
  await emit({ kind: 'attemptFailed', reason: 'timeout' })
  await emit({ kind: 'attempted', attempt: 4 })
  expect(status()).toEqual({ status: 'connecting' })
  await emit({ kind: 'gaveUp' })
  expect(status()).toEqual({ status: 'failed' })
  expect(label()).toBe('noConnection')
  expect(messages()).toEqual(['callConnectionUnreachable'])
})

test('a retry begins with the first try again', async () => {
  const { say, tell: emit, status, callSession: line } = await setup()
  await emit({ kind: 'lost', isByServer: false })
  await emit({ kind: 'attempted', attempt: 5 })
  await emit({ kind: 'gaveUp' })
  expect(status()).toEqual({ status: 'failed' })
  await say(retryRequested)
  expect(status()).toEqual({ status: 'reconnecting', attempt: 1 })
  expect(line().retry).toHaveBeenCalledOnce()
  await emit({ kind: 'connected' })
  expect(line().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
})

test('a retry that nobody needs does nothing', async () => {
  const { say, callSession: line, status } = await setup()
  await say(retryRequested)
  expect(line().retry).not.toHaveBeenCalled()
  expect(status()).toEqual({ status: 'connected' })
})

test('media that can no longer pass is built anew by joining, once, however often it is told', async () => {
  const { tell: emit, status, callSession: line } = await setup()
  const { promise, resolve } = Promise.withResolvers<void>()
  line().join.mockReturnValueOnce(promise)
  const first = emit({ kind: 'broken' })
  const second = emit({ kind: 'broken' })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 1 })
  resolve()
  await Promise.all([first, second])
  expect(line().join).toHaveBeenCalledTimes(2)
  expect(line().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
})

test('media that breaks while the connection is lost waits for the connection', async () => {
  const { tell: emit, callSession: line } = await setup()
  await emit({ kind: 'lost', isByServer: false })
  await emit({ kind: 'broken' })
  expect(line().join).toHaveBeenCalledOnce()
})

test('a connection that is lost while joining joins again, and the first attempt is not a failure', async () => {
  const { tell: emit, status, callSession: line, messages } = await setup({ isInside: false })
  const { promise, reject } = Promise.withResolvers<void>()
  line().join.mockReturnValueOnce(promise)
  const joining = emit({ kind: 'connected' })
  const losing = emit({ kind: 'lost', isByServer: false })
  reject(new SignalingError('join-room', 'timeout'))
  await Promise.all([joining, losing])
  expect(status()).toEqual({ status: 'connecting' })
  await emit({ kind: 'connected' })
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
])('a platform that answers "%s" is given as %s, and nothing goes on by itself', async (answer, key) => {
  const { tell: emit, status, callSession: line, messages } = await setup({ isInside: false })
  line().join.mockRejectedValueOnce(new SignalingError('join-room', 'refused', answer))
  await emit({ kind: 'connected' })
  expect(messages()).toEqual([key])
  expect(status()).toEqual({ status: 'failed' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(line().join).toHaveBeenCalledOnce()
})

test('a browser that cannot take part is told so', async () => {
  const { tell: emit, callSession: line, messages } = await setup({ isInside: false })
  line().join.mockRejectedValueOnce(Object.assign(new Error('device not supported'), { name: 'UnsupportedError' }))
  await emit({ kind: 'connected' })
  expect(messages()).toEqual(['callBrowserUnsupported'])
})

test('a platform that is confused on the way back is asked again, five times in all', async () => {
  const { tell: emit, status, callSession: line, messages } = await setup()
  line().join.mockRejectedValue(new SignalingError('join-room', 'malformed'))
  await emit({ kind: 'broken' })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 2 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toEqual({ status: 'failed' })
  expect(line().join).toHaveBeenCalledTimes(6)
  expect(line().renew).not.toHaveBeenCalled()
  expect(messages().at(-1)).toBe('callReconnectionFailed')
})

test('where nobody answers on the way back, it goes on over a new connection, five times in all', async () => {
  const { tell: emit, status, callSession: line } = await setup()
  line().join.mockRejectedValue(new SignalingError('join-room', 'timeout'))
  await emit({ kind: 'broken' })
  for (const attempt of [2, 3, 4, 5]) {
    expect(status()).toEqual({ status: 'reconnecting', attempt })
    expect(line().renew).toHaveBeenCalledTimes(attempt - 1)
    await emit({ kind: 'lost', isByServer: false })
    await emit({ kind: 'connected' })
  }
  expect(status()).toEqual({ status: 'failed' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(line().join).toHaveBeenCalledTimes(6)
})

test('a network that is back ends the failed state by itself', async () => {
  const { tell: emit, status, callSession: line, label } = await setup()
  await emit({ kind: 'lost', isByServer: false })
  await emit({ kind: 'networkReturned' })
  expect(status(), 'it is tried already').toEqual({ status: 'reconnecting', attempt: 1 })
  await emit({ kind: 'gaveUp' })
  await emit({ kind: 'networkReturned' })
  expect(label()).toBe('reconnecting')
  await emit({ kind: 'connected' })
  expect(line().join).toHaveBeenLastCalledWith(REJOINED)
  expect(status()).toEqual({ status: 'connected' })
})

test('nobody joins behind the back of a call that has ended', async () => {
  const { say, tell: emit, callSession: line } = await setup()
  line().join.mockRejectedValue(new SignalingError('join-room', 'timeout'))
  await emit({ kind: 'broken' })
  await say(callEnded)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(line().join).toHaveBeenCalledTimes(2)
})

test('a join that another one has taken the place of is no failure', async () => {
  const { tell: emit, status, callSession: line } = await setup()
  line().join.mockRejectedValueOnce(new MediaSessionClosedError())
  await emit({ kind: 'connected' })
  expect(status()).not.toEqual({ status: 'failed' })
})

test('a refused token is checked like everywhere else', async () => {
  const { tell: emit, heard: received } = await setup()
  const rejected = received(unauthorizedReceived)
  await emit({ kind: 'unauthorized' })
  expect(rejected).toHaveBeenCalledExactlyOnceWith('token')
})

test('a message of the platform that does not parse is reported, without its values', async () => {
  const { tell: emit, problems } = await setup()
  await emit({ kind: 'malformed', event: 'peer-joined' })
  expect(problems).toHaveBeenCalledExactlyOnceWith({ kind: 'malformed-event', where: 'peer-joined', details: [] })
})
