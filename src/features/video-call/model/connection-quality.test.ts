// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callStory } from '../../../../tests/support/call-model'
import { callEnded } from './call'
import { $camera } from './local-media'
import { $weakness, helpAccepted } from './connection-quality'

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
  const story = callStory()
  await story.join()
  await story.opens('camera')
  return { ...story, weakness: () => story.scope.getState($weakness) }
}

test('a weak line of the doctor is said after some seconds, and taken back when it is good again', async () => {
  const { line, weakness, say } = await setup()
  line().stats.mockResolvedValue(statsOf(0.3))
  await pass(4_000)
  expect(weakness()).toBeNull()
  await pass(4_000)
  expect(weakness()).toBe('mine')
  line().stats.mockResolvedValue(statsOf(0))
  await pass(12_000)
  expect(weakness()).toBeNull()
  await say(callEnded)
})

test('the help for a weak line is the camera off, and then it is not offered again at once', async () => {
  const { scope, line, own, weakness, say } = await setup()
  line().stats.mockResolvedValue(statsOf(0.3))
  await pass(10_000)
  await say(helpAccepted)
  expect(own().stop).toHaveBeenCalledExactlyOnceWith('camera')
  expect(scope.getState($camera).isWanted).toBe(false)
  await pass(20_000)
  expect(weakness()).toBeNull()
  await say(callEnded)
})

test('the help for a weak line at the other side is a smaller picture', async () => {
  const { line, own, weakness, say } = await setup()
  let asked = 0
  line().stats.mockImplementation(async () => statsOf(0, (asked += 20)))
  await pass(10_000)
  expect(weakness()).toBe('theirs')
  await say(helpAccepted)
  expect(line().limitVideo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ maxBitrate: 250_000 }))
  expect(own().stop).not.toHaveBeenCalled()
  await say(callEnded)
})

test('nothing is measured while the page is hidden, the connection is lost, or the call is over', async () => {
  const { line, tell, say } = await setup()
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
  await tell({ kind: 'lost', isByServer: false })
  expect(await measures()).toBe(0)
  await tell({ kind: 'connected' })
  const former = line()
  await say(callEnded)
  former.stats.mockClear()
  await pass(6_000)
  expect(former.stats).not.toHaveBeenCalled()
})
