import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { clinicDay, configureTimeZone, DEFAULT_TIME_ZONE, formatTime } from '@/shared/lib/date-time'
import { shiftDay, weekOf } from '@/shared/lib/day'
import {
  type AxisInterval,
  createAxis,
  lengthOf,
  missingOn,
  offsetsOn,
  openIntervalsOn,
  startOfDay,
  type TimeAxis,
  weekdayOf,
} from './time-axis'

afterEach(() => configureTimeZone(DEFAULT_TIME_ZONE))

const FULL_DAY = { from: 0, to: 24 }
const positionOn = (axis: TimeAxis, day: string, at: Date) => offsetsOn(axis, day)(at.getTime())
const labels = ({ hours }: TimeAxis) => hours.map(({ hour, isRepeated }) => `${hour}${isRepeated ? '*' : ''}`)
const minutes = (ranges: readonly AxisInterval[]) => ranges.reduce((sum, { top, bottom }) => sum + bottom - top, 0)

const ZONES = [
  ['Europe/Istanbul', ['2026-11-21']],
  ['Europe/Berlin', ['2026-03-29', '2026-10-25']],
  ['Australia/Lord_Howe', ['2026-04-05', '2026-10-04']],
  ['America/Havana', ['2026-03-08', '2026-11-01']],
  ['Antarctica/Troll', ['2026-03-29', '2026-10-25']],
] as const

test('a day without a DST change has 24 hours', () => {
  const axis = createAxis(['2026-11-21'], FULL_DAY)
  expect(lengthOf(axis)).toBe(1_440)
  expect(missingOn(axis, '2026-11-21')).toEqual([])
  expect(positionOn(axis, '2026-11-21', new Date('2026-11-21T10:15:30+03:00'))).toBe(615.5)
})

test('a day of 23 hours has no row for the skipped hour', () => {
  configureTimeZone('Europe/Berlin')
  const axis = createAxis(['2026-03-29'], FULL_DAY)
  expect(labels(axis).slice(0, 4)).toEqual(['0', '1', '3', '4'])
  expect(lengthOf(axis)).toBe(23 * 60)
  expect(positionOn(axis, '2026-03-29', new Date('2026-03-29T03:00:00+02:00'))).toBe(120)
})

test('a day of 25 hours has two rows for the repeated hour', () => {
  configureTimeZone('Europe/Berlin')
  const axis = createAxis(['2026-10-25'], FULL_DAY)
  expect(labels(axis).slice(1, 5)).toEqual(['1', '2', '2*', '3'])
  const at = (text: string) => positionOn(axis, '2026-10-25', new Date(text))
  expect([at('2026-10-25T02:30:00+02:00'), at('2026-10-25T02:30:00+01:00'), at('2026-10-25T03:00:00+01:00')]).toEqual([
    150, 210, 240,
  ])
})

test('in a week with a DST change, missing hours are reported for each day', () => {
  configureTimeZone('Europe/Berlin')
  const spring = createAxis(weekOf('2026-03-29'), FULL_DAY)
  expect(lengthOf(spring)).toBe(1_440)
  expect(missingOn(spring, '2026-03-29')).toEqual([{ top: 120, bottom: 180 }])
  expect(missingOn(spring, '2026-03-28')).toEqual([])
  const autumn = createAxis(weekOf('2026-10-25'), FULL_DAY)
  expect(lengthOf(autumn)).toBe(1_500)
  expect(missingOn(autumn, '2026-10-25')).toEqual([])
  expect(missingOn(autumn, '2026-10-24')).toEqual([{ top: 180, bottom: 240 }])
})

test('offsets grow with time, and repeated hours have different offsets', () => {
  for (const [zone, changes] of ZONES) {
    configureTimeZone(zone)
    for (const day of changes) {
      for (const days of [[day], weekOf(day)]) {
        const axis = createAxis(days, FULL_DAY)
        const [begin, end] = [startOfDay(day).getTime(), startOfDay(shiftDay(day, 1)).getTime()]
        fc.assert(
          fc.property(fc.integer({ min: begin, max: end - 1 }), fc.integer({ min: begin, max: end - 1 }), (a, b) => {
            const positions = [a, b].map((at) => positionOn(axis, day, new Date(at)))
            expect(Math.sign((positions[0] ?? 0) - (positions[1] ?? 0))).toBe(Math.sign(a - b))
          }),
          { numRuns: 60 },
        )
      }
    }
  }
})

test('the axis of a single day has as many minutes as the day', () => {
  for (const [zone, changes] of ZONES) {
    configureTimeZone(zone)
    for (const day of changes) {
      const axis = createAxis([day], FULL_DAY)
      const elapsed = (startOfDay(shiftDay(day, 1)).getTime() - startOfDay(day).getTime()) / 60_000
      expect(lengthOf(axis) - minutes(missingOn(axis, day)), `${zone} ${day}`).toBe(elapsed)
    }
  }
})

test('times outside of the shown hours are clamped to the ends of the axis', () => {
  const axis = createAxis(['2026-11-21'], { from: 8, to: 18 })
  const at = (hour: number) =>
    positionOn(axis, '2026-11-21', new Date(Date.parse('2026-11-21T00:30:00+03:00') + hour * 3_600_000))
  expect([at(6), at(8), at(17), at(20), at(25)]).toEqual([0, 30, 570, 600, 600])
  expect(positionOn(axis, '2026-11-21', new Date('2026-11-20T12:00:00+03:00'))).toBe(0)
})

test('open intervals are placed by the clinic’s clock and joined where they touch', () => {
  const axis = createAxis(['2026-11-21'], { from: 8, to: 24 })
  expect(
    openIntervalsOn(axis, [
      { start: '13:30', end: '18:00' },
      { start: '12:30', end: '12:45' },
      { start: '09:00', end: '12:30' },
    ]),
  ).toEqual([
    { top: 60, bottom: 285 },
    { top: 330, bottom: 600 },
  ])
  expect(openIntervalsOn(axis, [])).toEqual([])
  expect(openIntervalsOn(axis, [{ start: '20:00', end: '02:00' }])).toEqual([{ top: 720, bottom: 960 }])
})

test('an open interval in a repeated hour is open in both occurrences', () => {
  configureTimeZone('Europe/Berlin')
  const axis = createAxis(['2026-10-25'], FULL_DAY)
  expect(openIntervalsOn(axis, [{ start: '02:30', end: '03:30' }])).toEqual([
    { top: 150, bottom: 180 },
    { top: 210, bottom: 270 },
  ])
})

test('the days of a week have the names of the working times', () => {
  expect(weekOf('2026-11-22').map(weekdayOf)).toEqual([
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
  ])
})

test('the start of a day is on that day, also where DST skips midnight', () => {
  configureTimeZone('America/Havana')
  expect(clinicDay(startOfDay('2026-03-08'))).toBe('2026-03-08')
  expect(formatTime(startOfDay('2026-03-08'))).toBe('01:00')
})
