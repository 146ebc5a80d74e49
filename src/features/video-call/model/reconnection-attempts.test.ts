import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/shared/api'
import { loadLanguage } from '@/shared/i18n'
import { OTHER_ROOM, setupCallModel, setupConnection } from '../../../../tests/support/vitest/call-model'
import { SignalingError } from '../lib/signaling/signaling'
import { retryRequested } from './call-state'

beforeEach(() => void vi.useFakeTimers())

test('a first join with an unusable response is tried again without a technical text (F-R14)', async () => {
  const { emitCallSessionEvent, status, callSession, toastKeys } = await setupConnection({ isInside: false })
  callSession().join.mockRejectedValueOnce(new SignalingError('produce', 'malformed'))
  const connecting = emitCallSessionEvent({ kind: 'connected' })
  await vi.advanceTimersByTimeAsync(0)
  expect(status()).toEqual({ status: 'connecting' })
  expect(toastKeys()).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  await connecting
  expect(status()).toEqual({ status: 'connected' })
  expect(toastKeys()).toEqual(['callWaitingForPeer'])
})

test('a defect that prevents the connection is reported (F-R06)', async () => {
  const fetchDisplayName = () => Promise.reject(new RangeError('a defect in the selection of the name'))
  const { enter, problems } = setupCallModel({ skipsPreJoin: true, fetchDisplayName })
  await enter()
  expect(problems.map(({ kind, details }) => [kind, details[0]])).toEqual([['uncaught', 'RangeError']])
})

test.each(['', 'offline', 'timeout', 'server', 'malformed', 'forbidden', 'notFound', 'rejected'] as const)(
  'a doctor joins without a name if it is empty or its request fails: "%s"',
  async (kind) => {
    await loadLanguage('tr')
    const fetchDisplayName = async () => {
      if (kind) throw new ApiError({ kind, operation: 'POST /info-detail' })
      return ''
    }
    const { enter, openCallSession } = setupCallModel({ skipsPreJoin: true, fetchDisplayName })
    await enter()
    expect(openCallSession).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Doktor')
  },
)

test.each(['unauthorized', 'cancelled'] as const)(
  'without a session (%s) the channel of the call is not opened',
  async (kind) => {
    const fetchDisplayName = () => Promise.reject(new ApiError({ kind, operation: 'POST /info-detail' }))
    const { enter, openCallSession } = setupCallModel({ skipsPreJoin: true, fetchDisplayName })
    await enter()
    expect(openCallSession).not.toHaveBeenCalled()
  },
)

test('a defect is reported, in a join or before it; other failures are not (F-R06)', async () => {
  const { enter, emitCallSessionEvent, openCallSession, callSession, problems } = setupCallModel({ skipsPreJoin: true })
  openCallSession.mockImplementationOnce(() => {
    throw new TypeError('no socket')
  })
  await enter()
  expect(problems.map(({ kind, details }) => [kind, details[0]])).toEqual([['uncaught', 'TypeError']])
  await enter({ room: OTHER_ROOM })
  for (const error of [new SignalingError('join-room', 'malformed'), new RangeError('a defect')]) {
    callSession().join.mockRejectedValueOnce(error)
    void emitCallSessionEvent({ kind: 'connected' })
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(problems.map(({ kind, details }) => [kind, details[0]])).toEqual([
    ['uncaught', 'TypeError'],
    ['uncaught', 'RangeError'],
  ])
})

test('a first join that never succeeds fails after five more attempts (F-R14)', async () => {
  const { emitCallSessionEvent, status, callSession, toastKeys } = await setupConnection({ isInside: false })
  callSession().join.mockRejectedValue(new SignalingError('produce', 'malformed'))
  await emitCallSessionEvent({ kind: 'connected' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toMatchObject({ status: 'failed', error: { code: 'malformed' } })
  expect(callSession().join).toHaveBeenCalledTimes(6)
  expect(toastKeys()).toEqual(['callServerFailed'])
})

test('a first join that is never acknowledged fails after five more attempts, each on a new connection', async () => {
  const { emitCallSessionEvent, status, callSession, toastKeys } = await setupConnection({ isInside: false })
  callSession().join.mockRejectedValue(new SignalingError('join-room', 'timeout'))
  for (let round = 0; round < 6; round += 1) {
    expect(status()).toEqual({ status: 'connecting' })
    await emitCallSessionEvent({ kind: 'connected' })
  }
  expect(status()).toMatchObject({ status: 'failed', error: { code: 'timeout' } })
  expect(callSession().renew).toHaveBeenCalledTimes(5)
  expect(toastKeys()).toEqual(['callConnectionUnreachable'])
})

test('a first join that the network interrupts again and again fails after five more attempts', async () => {
  const { emitCallSessionEvent, status, callSession } = await setupConnection({ isInside: false })
  callSession().join.mockReturnValue(new Promise(() => {}))
  for (let round = 0; round < 6; round += 1) {
    expect(status()).toEqual({ status: 'connecting' })
    void emitCallSessionEvent({ kind: 'connected' })
    void emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(status()).toMatchObject({ status: 'failed', error: { code: 'lost-repeatedly' } })
  expect(callSession().stop, 'no further attempt').toHaveBeenCalledOnce()
})

/** One disconnect by the platform after each successful rejoin. */
async function reconnectRepeatedly({
  emitCallSessionEvent,
  label,
  status,
}: Awaited<ReturnType<typeof setupConnection>>) {
  const attempts: unknown[] = []
  for (let round = 1; round <= 5; round += 1) {
    await emitCallSessionEvent({ kind: 'disconnected', isByServer: true })
    expect(label()).toBe('reconnecting')
    attempts.push(status())
    await emitCallSessionEvent({ kind: 'connected' })
    expect(status()).toEqual({ status: 'connected' })
  }
  return attempts
}

test('reconnections that do not last are counted to five, then the call fails with a reason (F-R05)', async () => {
  const model = await setupConnection()
  const { emit, emitCallSessionEvent, status, callSession } = model
  expect(await reconnectRepeatedly(model)).toEqual(
    [1, 2, 3, 4, 5].map((attempt) => ({ status: 'reconnecting', attempt })),
  )
  expect(callSession().stop).not.toHaveBeenCalled()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: true })
  expect(status()).toMatchObject({ status: 'failed', error: { code: 'lost-repeatedly' } })
  expect(callSession().stop, 'no further attempt').toHaveBeenCalledOnce()

  await emit(retryRequested)
  expect(status()).toEqual({ status: 'reconnecting', attempt: 1 })
  await emitCallSessionEvent({ kind: 'connected' })
  expect(status()).toEqual({ status: 'connected' })
})

test.each([{ kind: 'disconnected', isByServer: true }, { kind: 'broken' }] as const)(
  'a call that stays connected for thirty seconds counts from 1 again after $kind (F-R05)',
  async (event) => {
    const model = await setupConnection()
    await reconnectRepeatedly(model)
    await vi.advanceTimersByTimeAsync(30_000)
    model.callSession().join.mockReturnValueOnce(new Promise(() => {}))
    void model.emitCallSessionEvent(event)
    await vi.advanceTimersByTimeAsync(0)
    expect(model.status()).toEqual({ status: 'reconnecting', attempt: 1 })
  },
)

test('attempts of Socket.IO continue the count of a call that was not stable (F-R05)', async () => {
  const { emitCallSessionEvent, status, callSession } = await setupConnection()
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'reconnectAttempted', attempt: 1 })
  await emitCallSessionEvent({ kind: 'reconnectAttempted', attempt: 2 })
  await emitCallSessionEvent({ kind: 'connected' })
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 3 })
  for (const attempt of [1, 2, 3]) await emitCallSessionEvent({ kind: 'reconnectAttempted', attempt })
  expect(status()).toEqual({ status: 'reconnecting', attempt: 5 })
  await emitCallSessionEvent({ kind: 'reconnectAttempted', attempt: 4 })
  expect(status()).toMatchObject({ status: 'failed', error: { code: 'lost-repeatedly' } })
  expect(callSession().stop).toHaveBeenCalledOnce()
})

test.each([true, false])(
  'a platform that disconnects before each join is not tried for ever, in the call: %s (F-R05)',
  async (isInside) => {
    const { emitCallSessionEvent, status, callSession } = await setupConnection({ isInside })
    callSession().join.mockImplementation(() => new Promise(() => {}))
    for (let round = 1; round <= 6; round += 1) {
      // They do not settle, because the join is pending.
      void emitCallSessionEvent({ kind: 'disconnected', isByServer: true })
      if (round < 6) void emitCallSessionEvent({ kind: 'connected' })
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(status()).toMatchObject({ status: 'failed', error: { code: 'lost-repeatedly' } })
    expect(callSession().stop).toHaveBeenCalledOnce()
  },
)

test('requests that time out after each rejoin fail the call after five rejoins (F-R05)', async () => {
  const { emitCallSessionEvent, status, callSession } = await setupConnection()
  for (let round = 1; round <= 6; round += 1) {
    // A consumer needs two requests, each with a limit of ten seconds.
    await vi.advanceTimersByTimeAsync(20_000)
    await emitCallSessionEvent({ kind: 'broken' })
  }
  expect(status()).toMatchObject({ status: 'failed', error: { code: 'lost-repeatedly' } })
  expect(callSession().join).toHaveBeenCalledTimes(6)
})
