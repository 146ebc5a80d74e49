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
  const { callSession: line, weakness, say } = await setup()
  line().stats.mockResolvedValue(statsOf(0.3))
  await pass(4_000)
  expect(weakness()).toBeNull()
  await pass(4_000)
  expect(weakness()).toBe('local')
  line().stats.mockResolvedValue(statsOf(0))
  await pass(12_000)
  expect(weakness()).toBeNull()
  await say(callEnded)
})

test('the help for a weak line is the camera off, and then it is not offered again at once', async () => {
  const { scope, callSession: line, own, weakness, say } = await setup()
  line().stats.mockResolvedValue(statsOf(0.3))
  await pass(10_000)
  await say(lowQualityAccepted)
  expect(own().stop).toHaveBeenCalledExactlyOnceWith('camera')
  expect(scope.getState($camera).isEnabled).toBe(false)
  await pass(20_000)
  expect(weakness()).toBeNull()
  await say(callEnded)
})

test('the help for a weak line at the other side is a smaller picture', async () => {
  const { callSession: line, own, weakness, say } = await setup()
  let requested = 0
  line().stats.mockImplementation(async () => statsOf(0, (requested += 20)))
  await pass(10_000)
  expect(weakness()).toBe('remote')
  await say(lowQualityAccepted)
  expect(line().limitVideo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ maxBitrate: 250_000 }))
  expect(own().stop).not.toHaveBeenCalled()
  await say(callEnded)
})

test('nothing is measured while the page is hidden, the connection is lost, or the call is over', async () => {
  const { callSession: line, tell: emit, say } = await setup()
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const measures = async () => {
    line().stats.mockClear()
    await pass(6_000)
    return line().stats.mock.calls.length
  }
  expect(await measures()).toBe(3)
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await measures()).toBe(0)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await measures()).toBe(3)
  await emit({ kind: 'lost', isByServer: false })
  expect(await measures()).toBe(0)
  await emit({ kind: 'connected' })
  const previous = line()
  await say(callEnded)
  previous.stats.mockClear()
  await pass(6_000)
  expect(previous.stats).not.toHaveBeenCalled()
})
