import { expect, test } from 'vitest'
import {
  clinicDay,
  clinicDayOf,
  clinicTimestampOn,
  daysBetween,
  shiftTimestamp,
  toClinicTimestamp,
} from './clinic-time.ts'

const LATE_EVENING_IN_UTC = new Date('2026-11-21T22:30:00Z')

test('the clinic’s day begins three hours before the day of UTC', () => {
  expect(clinicDay(LATE_EVENING_IN_UTC)).toBe('2026-11-22')
  expect(toClinicTimestamp(LATE_EVENING_IN_UTC)).toBe('2026-11-22T01:30:00+03:00')
})

test('days are counted from the current day of the clinic', () => {
  expect(clinicTimestampOn(LATE_EVENING_IN_UTC, -1, '09:30')).toBe('2026-11-21T09:30:00+03:00')
})

test.each([
  ['2026-02-27T10:00:00+03:00', 2, '2026-03-01T10:00:00+03:00'],
  ['2026-03-01T00:30:00+03:00', -1, '2026-02-28T00:30:00+03:00'],
  ['2026-11-30T22:30:00Z', 1, '2026-12-01T22:30:00Z'],
  ['2026-11-30T10:00:00', 1, '2026-12-01T10:00:00'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-13-45T10:00:00', 1, '2026-13-45T10:00:00'],
  ['05.11.2026 10:00', 1, '06.11.2026 10:00'],
  ['whenever', 3, 'whenever'],
])('%s, shifted by %i days, is %s', (timestamp, days, moved) => {
  expect(shiftTimestamp(timestamp, days)).toBe(moved)
})

test.each([
  ['2026-11-22T22:30:00Z', '2026-11-23'],
  ['2026-11-22T22:30:00-01:00', '2026-11-23'],
  ['2026-11-22T22:30:00', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['22.11.2026 22:30', '2026-11-22'],
  ['22.11.2026', '2026-11-22'],
  ['whenever', null],
])('%s is on the clinic’s day %s', (timestamp, day) => {
  expect(clinicDayOf(timestamp)).toBe(day)
})

test('the whole days between two dates are counted, including a leap day', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0)
})
