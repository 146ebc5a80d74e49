import { expect, test } from 'vitest'
import { type CallCounters, type ConnectionSample, readCounters, sampleBetween } from './call-stats'
import { GOOD_QUALITY, SUPPRESSED_QUALITY, updateQuality } from './connection-quality'

const good: ConnectionSample = {
  local: { loss: 0, arrivingLoss: 0, roundTripMs: 40, availableBps: 2_000_000 },
  remote: { nackRate: 0, frozenMs: 0 },
}
const weakLocal: ConnectionSample = { ...good, local: { ...good.local, loss: 0.2 } }
const weakRemote: ConnectionSample = { ...good, remote: { nackRate: 0.2, frozenMs: 0 } }
const unknown: ConnectionSample = {
  local: { loss: null, arrivingLoss: null, roundTripMs: null, availableBps: null },
  remote: { nackRate: null, frozenMs: 0 },
}

const after = (samples: readonly ConnectionSample[], from = GOOD_QUALITY) =>
  samples.reduce(updateQuality, from).weakSide
const times = (count: number, sample: ConnectionSample) => Array.from({ length: count }, () => sample)

test.each([
  ['loss of what is sent', { ...good, local: { ...good.local, loss: 0.09 } }, 'local'],
  ['a long way there and back', { ...good, local: { ...good.local, roundTripMs: 700 } }, 'local'],
  ['no room for a picture', { ...good, local: { ...good.local, availableBps: 100_000 } }, 'local'],
  [
    'loss of what arrives, which nobody could send again',
    { ...good, local: { ...good.local, arrivingLoss: 0.09 } },
    'local',
  ],
  ['a picture full of holes that came late', { ...good, remote: { nackRate: 0.11, frozenMs: 0 } }, 'remote'],
  ['a picture that stands still and has holes', { ...good, remote: { nackRate: 0.01, frozenMs: 600 } }, 'remote'],
  ['a picture that a busy computer holds up', { ...good, remote: { nackRate: 0, frozenMs: 900 } }, null],
  ['a picture that does not come', { ...good, remote: { nackRate: 0, frozenMs: 1_200 } }, 'remote'],
  ['as many holes as nobody minds', { ...good, remote: { nackRate: 0.07, frozenMs: 200 } }, null],
  ['a good line', good, null],
  ['a browser that does not count', unknown, null],
  ['both at once', { local: weakLocal.local, remote: weakRemote.remote }, 'local'],
] as const)('%s, for a while, is told as it is', (_, sample, weakness) => {
  expect(after(times(3, sample))).toBe(weakness)
  expect(after(times(50, sample))).toBe(weakness)
})

test('a single bad moment says nothing, and a single good one takes nothing back', () => {
  expect(after([weakLocal, good, weakLocal, good, weakLocal, good])).toBeNull()
  expect(after([...times(3, weakLocal), good])).toBe('local')
  expect(after([...times(3, weakLocal), good, weakLocal, good])).toBe('local')
})

test('a line that has recovered is no longer called weak', () => {
  expect(after([...times(20, weakLocal), ...times(5, good)])).toBeNull()
  expect(after([...times(3, weakRemote), ...times(3, good)])).toBeNull()
})

test('who has helped is left alone for a while, not for ever', () => {
  expect(after(times(30, weakLocal), SUPPRESSED_QUALITY)).toBeNull()
  expect(after(times(33, weakLocal), SUPPRESSED_QUALITY)).toBe('local')
})

const report = (...entries: Record<string, unknown>[]) =>
  new Map(entries.map((entry, index) => [String(index), entry])) as unknown as RTCStatsReport

const counters: CallCounters = {
  remoteLoss: 0,
  roundTripMs: 40,
  availableBps: 1_000_000,
  isSendingVideo: true,
  audio: { received: 100, lost: 1 },
  video: { received: 900, lost: 9 },
  nackCount: 5,
  frozenMs: 0,
}

test('the counters of the browser are read, the worst of each', () => {
  const sent = report(
    { type: 'remote-inbound-rtp', kind: 'audio', fractionLost: 0.01, roundTripTime: 0.05 },
    { type: 'remote-inbound-rtp', kind: 'video', fractionLost: 0.1, roundTripTime: 0.04 },
    { type: 'candidate-pair', nominated: false, availableOutgoingBitrate: 1 },
    { type: 'candidate-pair', nominated: true, availableOutgoingBitrate: 900_000 },
    { type: 'outbound-rtp', kind: 'video', framesPerSecond: 25 },
  )
  const received = report(
    { type: 'inbound-rtp', kind: 'audio', packetsReceived: 100, packetsLost: 1 },
    {
      type: 'inbound-rtp',
      kind: 'video',
      packetsReceived: 900,
      packetsLost: 9,
      nackCount: 5,
      totalFreezesDuration: 1.5,
    },
    { type: 'inbound-rtp', kind: 'video', mid: 'probator', packetsReceived: 33, packetsLost: 24, nackCount: 195 },
  )
  expect(readCounters(sent, received)).toEqual({
    remoteLoss: 0.1,
    roundTripMs: 50,
    availableBps: 900_000,
    isSendingVideo: true,
    audio: { received: 100, lost: 1 },
    video: { received: 900, lost: 9 },
    nackCount: 5,
    frozenMs: 1_500,
  })
})

test('a browser that counts nothing is not misread', () => {
  expect(readCounters(report(), report({ type: 'inbound-rtp', kind: 'video', packetsReceived: 'many' }))).toEqual({
    remoteLoss: null,
    roundTripMs: null,
    availableBps: null,
    isSendingVideo: false,
    audio: { received: 0, lost: 0 },
    video: { received: 0, lost: 0 },
    nackCount: 0,
    frozenMs: 0,
  })
})

test('what arrived between two moments is what counts', () => {
  const later = { ...counters, video: { received: 990, lost: 19 }, nackCount: 15, frozenMs: 800 }
  const { local, remote } = sampleBetween(counters, later)
  expect(local.arrivingLoss).toBe(0.1)
  expect(remote).toEqual({ nackRate: 0.1, frozenMs: 800 })
})

test('who sends no picture is judged by the sound', () => {
  const later = { ...counters, audio: { received: 190, lost: 11 } }
  expect(sampleBetween(counters, later)).toMatchObject({ local: { arrivingLoss: 0.1 }, remote: { nackRate: null } })
})

test('what comes after it had been given up makes no loss less than none', () => {
  const later = { ...counters, video: { received: 1_000, lost: 3 } }
  expect(sampleBetween(counters, later).local.arrivingLoss).toBe(0)
})

test('a new session begins to count anew, and nobody is called weak for that', () => {
  const again = { ...counters, audio: { received: 5, lost: 0 }, video: { received: 5, lost: 0 }, nackCount: 0 }
  expect(sampleBetween(counters, again)).toMatchObject({
    local: { arrivingLoss: null },
    remote: { nackRate: null, frozenMs: 0 },
  })
  expect(sampleBetween(counters, counters)).toMatchObject({
    local: { arrivingLoss: null },
    remote: { nackRate: null, frozenMs: 0 },
  })
})

test('who sends no picture needs no room for one', () => {
  const narrow = { ...counters, availableBps: 50_000, isSendingVideo: false }
  expect(sampleBetween(narrow, narrow).local.availableBps).toBeNull()
})
