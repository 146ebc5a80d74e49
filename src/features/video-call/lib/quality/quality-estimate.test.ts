import { expect, test } from 'vitest'
import { type CallCounters, type ConnectionSample, readCounters, sampleBetween } from './call-stats'
import { GOOD_QUALITY, isBadSample, SUPPRESSED_QUALITY, updateQuality } from './quality-estimate'

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
  ['loss of sent packets', { ...good, local: { ...good.local, loss: 0.09 } }, 'local'],
  ['a long round trip', { ...good, local: { ...good.local, roundTripMs: 700 } }, 'local'],
  ['too little bandwidth for video', { ...good, local: { ...good.local, availableBps: 100_000 } }, 'local'],
  ['just enough bandwidth for video', { ...good, local: { ...good.local, availableBps: 150_000 } }, null],
  [
    'loss of received packets that were not retransmitted',
    { ...good, local: { ...good.local, arrivingLoss: 0.09 } },
    'local',
  ],
  ['video with many retransmitted packets', { ...good, remote: { nackRate: 0.11, frozenMs: 0 } }, 'remote'],
  ['frozen video with NACKs', { ...good, remote: { nackRate: 0.01, frozenMs: 600 } }, 'remote'],
  ['video that freezes for a quarter of each interval', { ...good, remote: { nackRate: 0.01, frozenMs: 500 } }, null],
  ['frozen video on a busy computer', { ...good, remote: { nackRate: 0, frozenMs: 900 } }, null],
  ['video that stalls', { ...good, remote: { nackRate: 0, frozenMs: 1_200 } }, 'remote'],
  ['a tolerable number of NACKs', { ...good, remote: { nackRate: 0.07, frozenMs: 200 } }, null],
  ['a good connection', good, null],
  ['a browser without counters', unknown, null],
  ['both sides weak', { local: weakLocal.local, remote: weakRemote.remote }, 'local'],
] as const)('after several samples with %s the weak side is $2', (_, sample, weakSide) => {
  expect(after(times(3, sample))).toBe(weakSide)
  expect(after(times(50, sample))).toBe(weakSide)
  expect(isBadSample(sample)).toBe(weakSide !== null)
})

test('a single bad sample reports nothing, and a single good one clears nothing', () => {
  expect(after([good, ...times(2, weakLocal)])).toBeNull()
  expect(after([weakLocal, good, weakLocal, good, weakLocal, good])).toBeNull()
  expect(after([...times(3, weakLocal), good])).toBe('local')
  expect(after([...times(3, weakRemote), good])).toBe('remote')
  expect(after([...times(3, weakLocal), good, weakLocal, good])).toBe('local')
})

test('a connection that has recovered is no longer weak', () => {
  expect(after([...times(20, weakLocal), ...times(5, good)])).toBeNull()
  expect(after([...times(3, weakRemote), ...times(3, good)])).toBeNull()
})

test('after the user has accepted the lower quality the hint is suppressed for a while', () => {
  expect(after(times(30, weakLocal), SUPPRESSED_QUALITY)).toBeNull()
  expect(after([good, ...times(29, weakLocal)], SUPPRESSED_QUALITY)).toBeNull()
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
  frozenMs: 200,
}

test('the worst value of each browser counter is read, from the reports of its type only', () => {
  const sent = report(
    { type: 'remote-inbound-rtp', kind: 'audio', fractionLost: 0.01, roundTripTime: 0.05 },
    { type: 'remote-inbound-rtp', kind: 'video', fractionLost: 0.1, roundTripTime: 0.04 },
    { type: 'candidate-pair', nominated: false, availableOutgoingBitrate: 1 },
    { type: 'candidate-pair', nominated: true, availableOutgoingBitrate: 900_000 },
    { type: 'outbound-rtp', kind: 'video', framesPerSecond: 25 },
    { type: 'transport', nominated: true, availableOutgoingBitrate: 2, fractionLost: 0.9, roundTripTime: 2 },
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
    { type: 'track', kind: 'video', packetsReceived: 7, packetsLost: 7, nackCount: 7, totalFreezesDuration: 1.5 },
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

test.each([
  ['that the transport has selected', [{ type: 'transport', selectedCandidatePairId: '1' }], 2],
  ['that was nominated last, if the browser does not say which one is selected', [], 3],
])('the bandwidth is that of the candidate pair %s', (_, transport, availableBps) => {
  const pairs = [1, 2, 3].map((bps) => ({ type: 'candidate-pair', nominated: true, availableOutgoingBitrate: bps }))
  expect(readCounters(report(...pairs, ...transport), report())).toMatchObject({ availableBps })
})

test('the round trip of the candidate pair is used if the media server reports none', () => {
  const pair = { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.08 }
  expect(readCounters(report({ type: 'remote-inbound-rtp', roundTripTime: NaN }, pair), report()).roundTripMs).toBe(80)
})

test.each([
  ['audio', { kind: 'audio', framesPerSecond: 25 }],
  ['video that is captured', { type: 'media-source', kind: 'video', framesPerSecond: 25 }],
  ['an inactive stream', { kind: 'video', active: false, framesPerSecond: 25 }],
  ['a stream without frames', { kind: 'video', framesPerSecond: 0 }],
  ['a stream without a frame rate', { kind: 'video' }],
])('%s is no sent video', (_, entry) => {
  expect(readCounters(report({ type: 'outbound-rtp', ...entry }), report()).isSendingVideo).toBe(false)
})

test('missing browser counters are read as null', () => {
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

test('loss and NACK rate are computed between two readings', () => {
  const later = { ...counters, video: { received: 990, lost: 19 }, nackCount: 15, frozenMs: 1_000 }
  const { local, remote } = sampleBetween(counters, later)
  expect(local.arrivingLoss).toBe(0.1)
  expect(remote).toEqual({ nackRate: 0.1, frozenMs: 800 })
  const interrupted = { ...counters, video: { received: 910, lost: 99 } }
  expect(sampleBetween(counters, interrupted).local.arrivingLoss).toBe(0.9)
})

test('without video the loss of the audio counts', () => {
  const later = { ...counters, audio: { received: 190, lost: 11 } }
  expect(sampleBetween(counters, later)).toMatchObject({ local: { arrivingLoss: 0.1 }, remote: { nackRate: null } })
})

test('packets that arrive after they were counted as lost give no negative loss', () => {
  const later = { ...counters, video: { received: 1_000, lost: 3 } }
  expect(sampleBetween(counters, later).local.arrivingLoss).toBe(0)
})

test('between two sessions, and without new packets, loss and NACK rate are unknown', () => {
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

test.each([
  ['audio', { audio: { received: 99, lost: 1 } }],
  ['video', { video: { received: 899, lost: 59 } }],
  ['freezes', { frozenMs: 0 }],
])('a decrease of %s alone means a new session', (_, decreased) => {
  const before = { ...counters, frozenMs: 1 }
  const after = { ...before, video: { received: 990, lost: 59 }, nackCount: 20, frozenMs: 2_000, ...decreased }
  expect(sampleBetween(before, after)).toMatchObject({
    local: { arrivingLoss: null },
    remote: { nackRate: null, frozenMs: 0 },
  })
})

test('the available bandwidth is ignored while no video is sent', () => {
  const narrow = { ...counters, availableBps: 50_000, isSendingVideo: false }
  expect(sampleBetween(narrow, narrow).local.availableBps).toBeNull()
})
