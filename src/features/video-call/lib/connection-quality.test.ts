import { expect, test } from 'vitest'
import { type CallCounters, type LineSample, readCounters, sampleBetween } from './call-stats'
import { GOOD_LINE, RESTING_LINE, weigh } from './connection-quality'

const good: LineSample = {
  mine: { loss: 0, arrivingLoss: 0, roundTripMs: 40, availableBps: 2_000_000 },
  theirs: { holes: 0, frozenMs: 0 },
}
const weakMine: LineSample = { ...good, mine: { ...good.mine, loss: 0.2 } }
const weakTheirs: LineSample = { ...good, theirs: { holes: 0.2, frozenMs: 0 } }
const unknown: LineSample = {
  mine: { loss: null, arrivingLoss: null, roundTripMs: null, availableBps: null },
  theirs: { holes: null, frozenMs: 0 },
}

const after = (samples: readonly LineSample[], from = GOOD_LINE) => samples.reduce(weigh, from).weakness
const times = (count: number, sample: LineSample) => Array.from({ length: count }, () => sample)

test.each([
  ['loss of what is sent', { ...good, mine: { ...good.mine, loss: 0.09 } }, 'mine'],
  ['a long way there and back', { ...good, mine: { ...good.mine, roundTripMs: 700 } }, 'mine'],
  ['no room for a picture', { ...good, mine: { ...good.mine, availableBps: 100_000 } }, 'mine'],
  [
    'loss of what arrives, which nobody could send again',
    { ...good, mine: { ...good.mine, arrivingLoss: 0.09 } },
    'mine',
  ],
  ['a picture full of holes that came late', { ...good, theirs: { holes: 0.11, frozenMs: 0 } }, 'theirs'],
  ['a picture that stands still and has holes', { ...good, theirs: { holes: 0.01, frozenMs: 600 } }, 'theirs'],
  ['a picture that a busy computer holds up', { ...good, theirs: { holes: 0, frozenMs: 900 } }, null],
  ['a picture that does not come', { ...good, theirs: { holes: 0, frozenMs: 1_200 } }, 'theirs'],
  ['as many holes as nobody minds', { ...good, theirs: { holes: 0.07, frozenMs: 200 } }, null],
  ['a good line', good, null],
  ['a browser that does not count', unknown, null],
  ['both at once', { mine: weakMine.mine, theirs: weakTheirs.theirs }, 'mine'],
] as const)('%s, for a while, is told as it is', (_, sample, weakness) => {
  expect(after(times(3, sample))).toBe(weakness)
  expect(after(times(50, sample))).toBe(weakness)
})

test('a single bad moment says nothing, and a single good one takes nothing back', () => {
  expect(after([weakMine, good, weakMine, good, weakMine, good])).toBeNull()
  expect(after([...times(3, weakMine), good])).toBe('mine')
  expect(after([...times(3, weakMine), good, weakMine, good])).toBe('mine')
})

test('a line that has recovered is no longer called weak', () => {
  expect(after([...times(20, weakMine), ...times(5, good)])).toBeNull()
  expect(after([...times(3, weakTheirs), ...times(3, good)])).toBeNull()
})

test('who has helped is left alone for a while, not for ever', () => {
  expect(after(times(30, weakMine), RESTING_LINE)).toBeNull()
  expect(after(times(33, weakMine), RESTING_LINE)).toBe('mine')
})

const report = (...entries: Record<string, unknown>[]) =>
  new Map(entries.map((entry, index) => [String(index), entry])) as unknown as RTCStatsReport

const counters: CallCounters = {
  lossThere: 0,
  roundTripMs: 40,
  availableBps: 1_000_000,
  isSendingVideo: true,
  sound: { received: 100, lost: 1 },
  picture: { received: 900, lost: 9 },
  asked: 5,
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
    lossThere: 0.1,
    roundTripMs: 50,
    availableBps: 900_000,
    isSendingVideo: true,
    sound: { received: 100, lost: 1 },
    picture: { received: 900, lost: 9 },
    asked: 5,
    frozenMs: 1_500,
  })
})

test('a browser that counts nothing is not misread', () => {
  expect(readCounters(report(), report({ type: 'inbound-rtp', kind: 'video', packetsReceived: 'many' }))).toEqual({
    lossThere: null,
    roundTripMs: null,
    availableBps: null,
    isSendingVideo: false,
    sound: { received: 0, lost: 0 },
    picture: { received: 0, lost: 0 },
    asked: 0,
    frozenMs: 0,
  })
})

test('what arrived between two moments is what counts', () => {
  const later = { ...counters, picture: { received: 990, lost: 19 }, asked: 15, frozenMs: 800 }
  const { mine, theirs } = sampleBetween(counters, later)
  expect(mine.arrivingLoss).toBe(0.1)
  expect(theirs).toEqual({ holes: 0.1, frozenMs: 800 })
})

test('who sends no picture is judged by the sound', () => {
  const later = { ...counters, sound: { received: 190, lost: 11 } }
  expect(sampleBetween(counters, later)).toMatchObject({ mine: { arrivingLoss: 0.1 }, theirs: { holes: null } })
})

test('what comes after it had been given up makes no loss less than none', () => {
  const later = { ...counters, picture: { received: 1_000, lost: 3 } }
  expect(sampleBetween(counters, later).mine.arrivingLoss).toBe(0)
})

test('a new session begins to count anew, and nobody is called weak for that', () => {
  const anew = { ...counters, sound: { received: 5, lost: 0 }, picture: { received: 5, lost: 0 }, asked: 0 }
  expect(sampleBetween(counters, anew)).toMatchObject({
    mine: { arrivingLoss: null },
    theirs: { holes: null, frozenMs: 0 },
  })
  expect(sampleBetween(counters, counters)).toMatchObject({
    mine: { arrivingLoss: null },
    theirs: { holes: null, frozenMs: 0 },
  })
})

test('who sends no picture needs no room for one', () => {
  const narrow = { ...counters, availableBps: 50_000, isSendingVideo: false }
  expect(sampleBetween(narrow, narrow).mine.availableBps).toBeNull()
})
