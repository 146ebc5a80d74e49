// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { holdTabMutex } from '@/shared/browser'
import { featuresStarted } from '@/shared/lifecycle'
import { tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { OTHER_ROOM, ROOM, setupCallModel } from '../../../../tests/support/vitest/call-model'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { stubLocks } from '../../../../tests/support/vitest/web-locks'
import { $call, $expectedPeerName } from './call'
import {
  activeRequest,
  callRequested,
  hangUpRequested,
  deviceTestDismissed,
  deviceTestRequested,
  joinRequested,
} from './call-state'
import { $otherTabCall, claimCallFx, otherTabDismissed, takeOverFx, takeoverRequested } from './call-tab'
import { joinDialogRequested, roomTextSubmitted, roomTextTyped } from './join-dialog'
import { $leaving } from './leave-room'

beforeEach(() => {
  vi.useFakeTimers()
  document.cookie = 'auth_doctor=token; Path=/'
})

const TAKEOVER = 'call-takeover-requested'

test('a room entered while another tab has a call is not joined, and a notice is shown (F-R04)', async () => {
  const { scope, enter, devices, openCallSession } = setupCallModel({ isInOtherTab: true, skipsPreJoin: true })
  await enter()
  expect(scope.getState($otherTabCall)).toEqual({ room: ROOM, isMoved: false })
  expect(scope.getState($call)).toMatchObject({ status: 'ended' })
  expect(devices, 'no camera is opened').toEqual([])
  expect(openCallSession).not.toHaveBeenCalled()
})

test('a duplicated tab does not rejoin, and keeps nothing to rejoin after a reload (F-R04)', async () => {
  const original = setupCallModel()
  await original.join()
  expect(sessionStorage.getItem('portal.call')).not.toBeNull()

  const { scope, emit, openCallSession } = setupCallModel({ isInOtherTab: true })
  await emit(featuresStarted)
  expect(scope.getState($otherTabCall)).toEqual({ room: ROOM, isMoved: false })
  expect(openCallSession).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('portal.call')).toBeNull()
  await original.emit(hangUpRequested)
})

test('taking over asks the other tab to leave, then shows the pre-join screen (F-R04)', async () => {
  const { scope, enter, emit, emitCallSessionEvent, callSession, releaseTab } = setupCallModel({
    isInOtherTab: true,
    skipsPreJoin: true,
  })
  const sent = recordPayloads(tabMessageRequested, scope)
  await enter()
  await emit(takeoverRequested)
  await emit(takeoverRequested)
  expect(sent).toEqual([TAKEOVER])
  expect(scope.getState($otherTabCall)).toBeNull()
  expect(scope.getState($call), 'the mute state of the other tab is unknown').toMatchObject({ status: 'pre-join' })
  await emit(joinRequested)
  await emitCallSessionEvent({ kind: 'connected' })
  expect(callSession().join).toHaveBeenCalledExactlyOnceWith({ roomId: ROOM, isReconnection: false })
  expect(releaseTab).not.toHaveBeenCalled()
  await emit(hangUpRequested)
})

test('a call that is taken over expects the peer that the tab has invited (F-R04)', async () => {
  const { scope, emit } = setupCallModel({ isInOtherTab: true })
  await emit(joinDialogRequested, { peerName: 'İrem Yıldız' })
  await emit(roomTextTyped, ROOM)
  await emit(roomTextSubmitted)
  expect(scope.getState($otherTabCall)).toMatchObject({ room: ROOM })
  await emit(takeoverRequested)
  expect(scope.getState($call)).toMatchObject({ status: 'pre-join' })
  expect(scope.getState($expectedPeerName)).toBe('İrem Yıldız')
  await emit(hangUpRequested)
})

test('a tab whose call is taken over leaves it, then releases the mutex and shows a notice (F-R04)', async () => {
  const { scope, join, emit, callSession, localTracks, leaveRoom, releaseTab } = setupCallModel()
  await join()
  const { promise, resolve } = Promise.withResolvers<void>()
  callSession().leave.mockReturnValueOnce(promise)
  const moving = emit(tabMessageReceived, TAKEOVER)
  await vi.advanceTimersByTimeAsync(0)
  expect(localTracks().close).toHaveBeenCalledOnce()
  expect(scope.getState($call).status).not.toBe('live')
  expect(releaseTab, 'leaving is not confirmed yet').not.toHaveBeenCalled()
  resolve()
  await moving
  expect(releaseTab).toHaveBeenCalledOnce()
  expect(leaveRoom, 'a request over HTTP would end the call in the other tab').not.toHaveBeenCalled()
  expect(scope.getState($otherTabCall)).toEqual({ room: ROOM, isMoved: true })
  expect(activeRequest(scope.getState($call))).toBeNull()
  expect(sessionStorage.getItem('portal.call')).toBeNull()
})

test('a tab without a call ignores a takeover (F-R04)', async () => {
  const { scope, emit, enter } = setupCallModel({ isInOtherTab: true })
  await emit(tabMessageReceived, TAKEOVER)
  expect(scope.getState($otherTabCall)).toBeNull()
  await enter()
  await emit(tabMessageReceived, TAKEOVER)
  expect(scope.getState($otherTabCall)).toEqual({ room: ROOM, isMoved: false })
})

test('a takeover by another tab leaves a device test open', async () => {
  const { scope, emit, localTracks } = setupCallModel()
  await emit(deviceTestRequested)
  await emit(tabMessageReceived, TAKEOVER)
  expect(scope.getState($call)).toMatchObject({ status: 'testing' })
  expect(localTracks().close).not.toHaveBeenCalled()
  await emit(deviceTestDismissed)
})

test('a dismissed notice stays closed, and the end of a call lets other tabs join (F-R04)', async () => {
  const second = setupCallModel({ isInOtherTab: true })
  await second.enter()
  await second.emit(otherTabDismissed)
  expect(second.scope.getState($otherTabCall)).toBeNull()

  const first = setupCallModel()
  await first.join()
  expect(first.releaseTab).not.toHaveBeenCalled()
  await first.emit(hangUpRequested)
  expect(first.releaseTab).toHaveBeenCalledOnce()
  expect(first.scope.getState($otherTabCall)).toBeNull()
})

test('the end of the session closes the notice of a call in another tab', async () => {
  const { scope, enter, emit } = setupCallModel({ isInOtherTab: true })
  await enter()
  expect(scope.getState($otherTabCall)).not.toBeNull()
  await emit(sessionEnded, 'expired')
  expect(scope.getState($otherTabCall)).toBeNull()
})

test('the mutex is held until the room of an earlier call has been left too', async () => {
  const { join, enter, emit, callSession, releaseTab } = setupCallModel()
  await join()
  const { promise, resolve } = Promise.withResolvers<void>()
  callSession().leave.mockReturnValueOnce(promise)
  const settled = [enter({ room: OTHER_ROOM })]
  await vi.advanceTimersByTimeAsync(0)
  settled.push(emit(hangUpRequested))
  await vi.advanceTimersByTimeAsync(0)
  expect(releaseTab).not.toHaveBeenCalled()
  resolve()
  await Promise.all(settled)
  expect(releaseTab).toHaveBeenCalledOnce()
})

const claim = () => holdTabMutex('call', { timeoutMs: 1_000 })

test.each([
  ['the user', otherTabDismissed],
  ['another session in this browser', sessionReplaced],
])('a takeover that %s cancels before it is granted releases the mutex (F-R04)', async (_, cancelled) => {
  const { promise, resolve } = Promise.withResolvers<() => void>()
  const { scope, enter, emit, releaseTab } = setupCallModel({ isInOtherTab: true, takeOver: () => promise })
  await enter()
  const moving = emit(takeoverRequested)
  void emit(cancelled)
  resolve(releaseTab)
  await moving
  expect(scope.getState($call)).toMatchObject({ status: 'ended' })
  expect(releaseTab).toHaveBeenCalledOnce()
})

test('only a takeover takes the mutex from a tab that does not respond, and the call then has it (F-R04)', async () => {
  stubLocks()
  await claim()
  // A pending leave request needs the mutex, which would be released without a call.
  const scope = fork({ values: [[$leaving, { pending: [{ room: OTHER_ROOM }], isJoinDeferred: false }]] })
  const resultOf = async (settled: Promise<{ value: unknown }>) => {
    await vi.advanceTimersByTimeAsync(5_000)
    return (await settled).value
  }
  const claimCall = () => resultOf(allSettled(claimCallFx, { scope, params: { room: ROOM } }))
  expect(await claimCall()).toBeNull()
  const release = await resultOf(allSettled(takeOverFx, { scope }))
  expect(release).toBeTypeOf('function')
  expect(await claimCall()).toBe(release)
})

test.each([
  ['by the user, while its own claim is pending', false, hangUpRequested, [ROOM], 0],
  ['by the user, while another tab has the call', true, hangUpRequested, [], 0],
  ['by a call in another room', false, callRequested.prepend(() => ({ room: OTHER_ROOM })), [ROOM], 1],
])(
  'a restored call that is ended %s leaves its room unless another tab is in it',
  async (_, isElsewhere, end, left, nextCalls) => {
    stubLocks({ delayMs: 50 })
    if (isElsewhere) {
      void claim()
      await vi.advanceTimersByTimeAsync(50)
    }
    const { scope, enter, emit, leaveRoom, devices } = setupCallModel({ claim })
    const settled = [enter({ joinedAt: 1 })]
    await vi.advanceTimersByTimeAsync(0)
    expect(scope.getState($call).status).toBe('checking')
    settled.push(emit(end))
    await vi.advanceTimersByTimeAsync(3_000)
    await Promise.all(settled)
    expect(leaveRoom.mock.calls.flat()).toEqual(left)
    expect(devices, 'only those of the next call').toHaveLength(nextCalls)
  },
)
