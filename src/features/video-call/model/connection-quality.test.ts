// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setupCallModel } from '../../../../tests/support/call-model'
import { callEnded } from './call'
import { $camera } from './local-media'
import { $weakSide, lowQualityAccepted } from './connection-quality'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const report = (...entries: object[]) => new Map(entries.entries()) as unknown as RTCStatsReport
const statsOf = (fractionLost: number, nackCount = 0) => ({
  sent: report({ type: 'remote-inbound-rtp', fractionLost, roundTripTime: 0.05 }),
  received: report({ type: 'inbound-rtp', kind: 'video', packetsReceived: nackCount * 4, nackCount }),
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function setup() {
  const flow = setupCallModel()
  await flow.join()
  await flow.opens('camera')
  return { ...flow, weakness: () => flow.scope.getState($weakSide) }
}

test('a weak line of the doctor is said after some seconds, and taken back when it is good again', async () => {
  const { callSession, weakness, emit } = await setup()
  callSession().stats.mockResolvedValue(statsOf(0.3))
  await pass(4_000)
  expect(weakness()).toBeNull()
  await pass(4_000)
  expect(weakness()).toBe('local')
  callSession().stats.mockResolvedValue(statsOf(0))
  await pass(12_000)
  expect(weakness()).toBeNull()
  await emit(callEnded)
})

test('the help for a weak line is the camera off, and then it is not offered again at once', async () => {
  const { scope, callSession, own, weakness, emit } = await setup()
  callSession().stats.mockResolvedValue(statsOf(0.3))
  await pass(10_000)
  await emit(lowQualityAccepted)
  expect(own().stop).toHaveBeenCalledExactlyOnceWith('camera')
  expect(scope.getState($camera).isEnabled).toBe(false)
  await pass(20_000)
  expect(weakness()).toBeNull()
  await emit(callEnded)
})

test('the help for a weak line at the other side is a smaller picture', async () => {
  const { callSession, own, weakness, emit } = await setup()
  let requested = 0
  callSession().stats.mockImplementation(async () => statsOf(0, (requested += 20)))
  await pass(10_000)
  expect(weakness()).toBe('remote')
  await emit(lowQualityAccepted)
  expect(callSession().limitVideo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ maxBitrate: 250_000 }))
  expect(own().stop).not.toHaveBeenCalled()
  await emit(callEnded)
})

test('nothing is measured while the page is hidden, the connection is lost, or the call is over', async () => {
  const { callSession, emitSessionEvent, emit } = await setup()
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
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await measures()).toBe(3)
  await emitSessionEvent({ kind: 'lost', isByServer: false })
  expect(await measures()).toBe(0)
  await emitSessionEvent({ kind: 'connected' })
  const previous = callSession()
  await emit(callEnded)
  previous.stats.mockClear()
  await pass(6_000)
  expect(previous.stats).not.toHaveBeenCalled()
})
