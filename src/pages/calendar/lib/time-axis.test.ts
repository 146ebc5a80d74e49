import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import {
  missingOn,
  createAxis,
  type TimeAxis,
  lengthOf,
  openIntervalsOn,
  offsetsOn,
  type AxisInterval,
} from './time-axis'
import { startOfDay, shiftDay, weekOf } from './days'

afterEach(() => vi.unstubAllEnvs())

const WHOLE = { from: 0, to: 24 }
const positionOn = (axis: TimeAxis, day: string, at: Date) => offsetsOn(axis, day)(at.getTime())
const labels = ({ hours }: TimeAxis) => hours.map(({ hour, isRepeated }) => `${hour}${isRepeated ? '*' : ''}`)
const minutes = (ranges: readonly AxisInterval[]) => ranges.reduce((sum, { top, bottom }) => sum + bottom - top, 0)

/** Zones with every kind of change: by an hour, by half an hour, at midnight, and none. */
const ZONES = [
  ['Europe/Istanbul', ['2026-11-21']],
  ['Europe/Berlin', ['2026-03-29', '2026-10-25']],
  ['Australia/Lord_Howe', ['2026-04-05', '2026-10-04']],
  ['America/Havana', ['2026-03-08', '2026-11-01']],
  ['Antarctica/Troll', ['2026-03-29', '2026-10-25']],
] as const

test('an ordinary day has its 24 hours', () => {
  vi.stubEnv('TZ', 'Europe/Istanbul')
  const axis = createAxis(['2026-11-21'], WHOLE)
  expect(lengthOf(axis)).toBe(1_440)
  expect(missingOn(axis, '2026-11-21')).toEqual([])
  expect(positionOn(axis, '2026-11-21', new Date(2026, 10, 21, 10, 15, 30))).toBe(615.5)
})

test('a day of 23 hours has no row for the hour that is left out', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const axis = createAxis(['2026-03-29'], WHOLE)
  expect(labels(axis).slice(0, 4)).toEqual(['0', '1', '3', '4'])
  expect(lengthOf(axis)).toBe(23 * 60)
  expect(positionOn(axis, '2026-03-29', new Date('2026-03-29T03:00:00+02:00'))).toBe(120)
})

test('a day of 25 hours has two rows for the hour that comes twice', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const axis = createAxis(['2026-10-25'], WHOLE)
  expect(labels(axis).slice(1, 5)).toEqual(['1', '2', '2*', '3'])
  const at = (text: string) => positionOn(axis, '2026-10-25', new Date(text))
  expect([at('2026-10-25T02:30:00+02:00'), at('2026-10-25T02:30:00+01:00'), at('2026-10-25T03:00:00+01:00')]).toEqual([
    150, 210, 240,
  ])
})

test('in a week, the day of the change says which hour it has not, and the others which one comes twice elsewhere', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const spring = createAxis(weekOf('2026-03-29'), WHOLE)
  expect(lengthOf(spring)).toBe(1_440)
  expect(missingOn(spring, '2026-03-29')).toEqual([{ top: 120, bottom: 180 }])
  expect(missingOn(spring, '2026-03-28')).toEqual([])
  const autumn = createAxis(weekOf('2026-10-25'), WHOLE)
  expect(lengthOf(autumn)).toBe(1_500)
  expect(missingOn(autumn, '2026-10-25')).toEqual([])
  expect(missingOn(autumn, '2026-10-24')).toEqual([{ top: 180, bottom: 240 }])
})

test('later is never higher up, and what is there twice has two places', () => {
  for (const [zone, changes] of ZONES) {
    vi.stubEnv('TZ', zone)
    for (const day of changes) {
      for (const days of [[day], weekOf(day)]) {
        const axis = createAxis(days, WHOLE)
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

test('on its own axis, a day has as many minutes as pass', () => {
  for (const [zone, changes] of ZONES) {
    vi.stubEnv('TZ', zone)
    for (const day of changes) {
      const axis = createAxis([day], WHOLE)
      const passed = (startOfDay(shiftDay(day, 1)).getTime() - startOfDay(day).getTime()) / 60_000
      expect(lengthOf(axis) - minutes(missingOn(axis, day)), `${zone} ${day}`).toBe(passed)
    }
  }
})

test('what is before or after the hours that are shown is at their end', () => {
  vi.stubEnv('TZ', 'Europe/Istanbul')
  const axis = createAxis(['2026-11-21'], { from: 8, to: 18 })
  const at = (hour: number) => positionOn(axis, '2026-11-21', new Date(2026, 10, 21, hour, 30))
  expect([at(6), at(8), at(17), at(20), at(25)]).toEqual([0, 30, 570, 600, 600])
  expect(positionOn(axis, '2026-11-21', new Date(2026, 10, 20, 12))).toBe(0)
})

test('opening hours are where they are on the clock, joined where they touch', () => {
  vi.stubEnv('TZ', 'Europe/Istanbul')
  const axis = createAxis(['2026-11-21'], { from: 8, to: 24 })
  expect(
    openIntervalsOn(axis, [
      { start: '13:30', end: '18:00' },
      { start: '09:00', end: '12:30' },
      { start: '12:30', end: '12:45' },
    ]),
  ).toEqual([
    { top: 60, bottom: 285 },
    { top: 330, bottom: 600 },
  ])
  expect(openIntervalsOn(axis, [])).toEqual([])
  // From the evening into the night.
  expect(openIntervalsOn(axis, [{ start: '20:00', end: '02:00' }])).toEqual([{ top: 720, bottom: 960 }])
})

test('who is open while an hour comes twice is open twice', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const axis = createAxis(['2026-10-25'], WHOLE)
  expect(openIntervalsOn(axis, [{ start: '02:30', end: '03:30' }])).toEqual([
    { top: 150, bottom: 180 },
    { top: 210, bottom: 270 },
  ])
})
