import { expect, test } from 'vitest'
import { addToRecord, type RecordEvent, startRecord, summarize } from './call-record'

const START = Date.UTC(2026, 10, 24, 9)
const SECOND = 1_000
const MINUTE = 60 * SECOND

type UntimedEvent = RecordEvent extends infer Event ? (Event extends { at: number } ? Omit<Event, 'at'> : never) : never
/** Summary of a call that was joined at `START`; times are milliseconds after that. */
function summaryOf(
  events: readonly (readonly [at: number, event: UntimedEvent])[],
  endedAfter: number,
  reloadedAfter = 0,
) {
  const started = startRecord({ joinedAt: START, observedSince: START + reloadedAfter })
  const record = events.reduce((last, [at, event]) => addToRecord(last, { ...event, at: START + at }), started)
  return summarize(record, START + endedAfter)
}

/** `count` samples per minute, two seconds apart. `badByMinute` has the number of bad ones, which come first in their minute. */
const samplesOf = (badByMinute: readonly number[], count = 30) =>
  badByMinute.flatMap((bad, minute) =>
    Array.from({ length: count }, (_, index) => {
      return [minute * MINUTE + index * 2 * SECOND, { kind: 'sampled', isBad: index < bad }] as const
    }),
  )

test.each([
  [0, 'good'],
  [2, 'good'],
  [3, 'fair'],
  [9, 'fair'],
  [10, 'weak'],
  [30, 'weak'],
])('a minute with %i bad samples of 30 is %s', (bad, quality) => {
  expect(summaryOf(samplesOf([bad]), MINUTE).quality).toEqual([{ first: 1, last: 1, quality }])
})

test('consecutive minutes of one quality are one range', () => {
  expect(summaryOf(samplesOf([0, 1, 30, 5, 5]), 5 * MINUTE).quality).toEqual([
    { first: 1, last: 2, quality: 'good' },
    { first: 3, last: 3, quality: 'weak' },
    { first: 4, last: 5, quality: 'fair' },
  ])
})

test('a minute without samples has an unknown quality', () => {
  const [first, , ...others] = samplesOf([0, 0, 0], 1)
  expect(
    summaryOf(
      [first, ...others].filter((item) => item !== undefined),
      3 * MINUTE,
    ).quality,
  ).toEqual([
    { first: 1, last: 1, quality: 'good' },
    { first: 2, last: 2, quality: 'unknown' },
    { first: 3, last: 3, quality: 'good' },
  ])
})

test('each minute of an outage is weak, whatever was measured in it', () => {
  const { reconnectCount, quality } = summaryOf(
    [...samplesOf([0, 0, 0, 0]), [65 * SECOND, { kind: 'lost' }], [125 * SECOND, { kind: 'restored' }]],
    4 * MINUTE,
  )
  expect(reconnectCount).toBe(1)
  expect(quality).toEqual([
    { first: 1, last: 1, quality: 'good' },
    { first: 2, last: 3, quality: 'weak' },
    { first: 4, last: 4, quality: 'good' },
  ])
})

test('an outage that lasts until the end makes the rest weak', () => {
  expect(summaryOf([...samplesOf([0]), [MINUTE, { kind: 'lost' }]], 4 * MINUTE)).toMatchObject({
    reconnectCount: 1,
    quality: [
      { first: 1, last: 1, quality: 'good' },
      { first: 2, last: 4, quality: 'weak' },
    ],
  })
})

test.each([
  [MINUTE + 3 * SECOND, 1],
  [MINUTE + 4 * SECOND, 2],
  [500, 1],
])('a call of %i ms has %i minutes', (endedAfter, minutes) => {
  expect(summaryOf([], endedAfter).quality).toEqual([{ first: 1, last: minutes, quality: 'unknown' }])
})

test('each stay of the participant has its times, the last one until the end', () => {
  const { stays } = summaryOf(
    [
      [SECOND, { kind: 'peer', name: 'İrem' }],
      [MINUTE, { kind: 'peer', name: null }],
      [2 * MINUTE, { kind: 'peer', name: 'İrem' }],
      [3 * MINUTE, { kind: 'peer', name: 'Ali' }],
    ],
    4 * MINUTE,
  )
  expect(stays).toEqual([
    { name: 'İrem', from: START + SECOND, to: START + MINUTE },
    { name: 'İrem', from: START + 2 * MINUTE, to: START + 3 * MINUTE },
    { name: 'Ali', from: START + 3 * MINUTE, to: START + 4 * MINUTE },
  ])
})

test('after a reload the minutes go on counting from the join, and those before are left out', () => {
  const reloadedAfter = 2 * MINUTE + 10 * SECOND
  expect(summaryOf(samplesOf([0, 0, 0]).slice(-10), 3 * MINUTE, reloadedAfter)).toMatchObject({
    joinedAt: START,
    observedSince: START + reloadedAfter,
    quality: [{ first: 3, last: 3, quality: 'good' }],
  })
})

test('a clock that is set back during the call leaves one minute', () => {
  expect(summaryOf([], -5 * MINUTE).quality).toEqual([{ first: 1, last: 1, quality: 'unknown' }])
})

test('a clock that is set years ahead during a call does not add millions of minutes', () => {
  const { quality } = summaryOf(samplesOf([0]), 12 * 365 * 24 * 60 * MINUTE)
  expect(quality).toEqual([
    { first: 1, last: 1, quality: 'good' },
    { first: 2, last: 24 * 60, quality: 'unknown' },
  ])
})
