// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { setupCallModel } from '../../../../tests/support/vitest/call-model'
import { hangUpRequested } from './call-state'
import { callInPipChanged } from './call-window'
import { $camera } from './local-media'
import { $qualityReduction, $weakSide, lowQualityAccepted } from './connection-quality'

beforeEach(() => void vi.useFakeTimers())

const report = (...entries: object[]) => new Map(entries.entries()) as unknown as RTCStatsReport
const statsOf = (fractionLost: number, nackCount = 0) => ({
  sent: report({ type: 'remote-inbound-rtp', fractionLost, roundTripTime: 0.05 }),
  received: report({ type: 'inbound-rtp', kind: 'video', packetsReceived: nackCount * 4, nackCount }),
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function setup() {
  const model = setupCallModel()
  await model.emit(appStarted)
  const idleTimers = vi.getTimerCount()
  await model.join()
  await model.openDevice('camera')
  return { ...model, idleTimers, weakSide: () => model.scope.getState($weakSide) }
}

test('a weak local connection is reported after some seconds, and cleared when it recovers', async () => {
  const { callSession, weakSide, emit } = await setup()
  callSession().stats.mockResolvedValue(statsOf(0.3))
  await pass(4_000)
  expect(weakSide()).toBeNull()
  await pass(4_000)
  expect(weakSide()).toBe('local')
  callSession().stats.mockResolvedValue(statsOf(0))
  await pass(12_000)
  expect(weakSide()).toBeNull()
  await emit(hangUpRequested)
})

test('the hint of a weak connection is gone when the connection is lost', async () => {
  const { callSession, weakSide, emit, emitCallSessionEvent } = await setup()
  callSession().stats.mockResolvedValue(statsOf(0.3))
  await pass(10_000)
  expect(weakSide()).toBe('local')
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  expect(weakSide()).toBeNull()
  await emit(hangUpRequested)
})

test('a weak local connection offers to switch the camera off, and the hint is then suppressed', async () => {
  const { scope, callSession, localTracks, weakSide, emit } = await setup()
  callSession().stats.mockResolvedValue(statsOf(0.3))
  await pass(10_000)
  await emit(lowQualityAccepted)
  expect(localTracks().stop).toHaveBeenCalledExactlyOnceWith('camera')
  expect(callSession().limitVideo).not.toHaveBeenCalled()
  expect(scope.getState($camera).isEnabled).toBe(false)
  await pass(20_000)
  expect(weakSide()).toBeNull()
  await emit(hangUpRequested)
})

test.each(['local', 'remote'] as const)('the %s hint stays suppressed after the page was hidden', async (side) => {
  const { callSession, weakSide, emit } = await setup()
  let requested = 0
  callSession().stats.mockImplementation(async () => (side === 'local' ? statsOf(0.3) : statsOf(0, (requested += 20))))
  await pass(10_000)
  expect(weakSide()).toBe(side)
  await emit(lowQualityAccepted)
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await pass(20_000)
  expect(weakSide()).toBeNull()
  await emit(hangUpRequested)
})

test('while the screen is shared, a weak local connection offers to send smaller video', async () => {
  const { scope, callSession, localTracks, openDevice, emit, emitTrackEvent } = await setup()
  const offered = () => scope.getState($qualityReduction)
  expect(offered()).toBeNull()
  callSession().stats.mockResolvedValue(statsOf(0.3))
  await pass(10_000)
  expect(offered()).toBe('camera')
  await emitTrackEvent({ kind: 'stopped', source: 'camera' })
  expect(offered(), 'there is no video').toBeNull()
  await openDevice('camera')
  await openDevice('screen')
  expect(offered()).toBe('bandwidth')
  await emit(lowQualityAccepted)
  expect(localTracks().stop).not.toHaveBeenCalled()
  expect(callSession().limitVideo).toHaveBeenCalledOnce()
  await emitTrackEvent({ kind: 'stopped', source: 'screen' })
  expect(callSession().limitVideo).toHaveBeenLastCalledWith(expect.objectContaining({ maxBitrate: 1_500_000 }))
  await emitTrackEvent({ kind: 'stopped', source: 'camera' })
  expect(offered(), 'there is no video').toBeNull()
  expect(callSession().limitVideo).toHaveBeenCalledTimes(2)
  await emit(hangUpRequested)
})

test('a weak remote connection offers to send smaller video; video that is opened later is sent in full quality', async () => {
  const { callSession, localTracks, openDevice, weakSide, emit } = await setup()
  const maxBitrate = () => callSession().limitVideo.mock.lastCall?.[0].maxBitrate
  let requested = 0
  callSession().stats.mockImplementation(async () => statsOf(0, (requested += 20)))
  await pass(10_000)
  expect(weakSide()).toBe('remote')
  await emit(lowQualityAccepted)
  expect(callSession().limitVideo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ maxBitrate: 250_000 }))
  expect(localTracks().stop).not.toHaveBeenCalled()
  await openDevice('microphone')
  expect(maxBitrate()).toBe(250_000)
  await openDevice('screen')
  expect(maxBitrate()).toBe(1_500_000)
  await emit(hangUpRequested)
})

test('nothing is measured while the page is hidden, the connection is lost, or the call is over', async () => {
  const { callSession, emitCallSessionEvent, emit, idleTimers } = await setup()
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const measures = async () => {
    callSession().stats.mockClear()
    await pass(6_000)
    return callSession().stats.mock.calls.length
  }
  expect(await measures()).toBe(3)
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await measures()).toBe(0)
  await emit(callInPipChanged, true)
  expect(await measures(), 'the call is in a picture-in-picture window').toBe(3)
  await emit(callInPipChanged, false)
  expect(await measures()).toBe(0)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await measures()).toBe(3)
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  expect(await measures()).toBe(0)
  await emitCallSessionEvent({ kind: 'connected' })
  await pass(1_000)
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await emitCallSessionEvent({ kind: 'connected' })
  expect(await measures(), 'the interval of the lost connection has ended').toBe(3)
  const previous = callSession()
  await emit(hangUpRequested)
  previous.stats.mockClear()
  await pass(6_000)
  expect(previous.stats).not.toHaveBeenCalled()
  expect(vi.getTimerCount(), 'no interval goes on').toBe(idleTimers)
})
