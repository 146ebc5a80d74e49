import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadLanguage } from '@/shared/i18n'
import { formatLongDay, parseDay, shiftDay, shiftMonth, weekdayIndex, weekOf, weeksOfMonth } from './day'

beforeAll(() => loadLanguage('tr'))
beforeAll(() => loadLanguage('en'))

test.each([
  ['23.11.2026', '2026-11-23'],
  ['23/11/2026', '2026-11-23'],
  ['23-11-2026', '2026-11-23'],
  ['1 2 2026', '2026-02-01'],
  ['23112026', '2026-11-23'],
  ['23.11.26', '2026-11-23'],
  ['231126', '2026-11-23'],
  [' 2026-11-23 ', '2026-11-23'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.00', '2000-02-29'],
])('%j is read as %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

test.each([
  '',
  '31.02.2026',
  '29.02.2026',
  '11/23/2026',
  '0.1.2026',
  '1.13.2026',
  '23.11/2026',
  '23.11.202',
  '23.11.20260',
  'yarın',
])('%j is no day', (text) => {
  expect(parseDay(text)).toBeNull()
})

const days = fc.integer({ min: -20_000, max: 50_000 }).map((number) => shiftDay('2000-01-01', number))

test('days are shifted over months and years, forth and back', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -400, max: 400 }), (day, by) => {
      expect(shiftDay(shiftDay(day, by), -by)).toBe(day)
    }),
  )
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01')
  expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29')
  expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28')
})

test('a month is shifted to the same day, or to the last day of a shorter month', () => {
  expect(shiftMonth('2026-11-23', 1)).toBe('2026-12-23')
  expect(shiftMonth('2026-01-31', 1)).toBe('2026-02-28')
  expect(shiftMonth('2026-01-15', -1)).toBe('2025-12-15')
  expect(shiftMonth('2028-02-29', 12)).toBe('2029-02-28')
})

test('a week begins on Monday', () => {
  expect(weekdayIndex('2026-11-23')).toBe(0)
  expect(weekdayIndex('2026-11-22')).toBe(6)
  expect(weekdayIndex('1965-08-02')).toBe(0)
})

test('a week has seven days in a row, and the day is one of them', () => {
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-16')
  fc.assert(
    fc.property(days, (day) => {
      const week = weekOf(day)
      expect(week).toContain(day)
      expect(week.map(weekdayIndex)).toEqual([0, 1, 2, 3, 4, 5, 6])
      expect(week.slice(1)).toEqual(week.slice(0, -1).map((item) => shiftDay(item, 1)))
    }),
  )
})

test('the weeks of a month are whole weeks', () => {
  const weeks = weeksOfMonth('2026-11-23')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4)
})

test('a long day is the same in every zone, in both languages', () => {
  for (const zone of ['Pacific/Kiritimati', 'America/New_York', 'Europe/Istanbul']) {
    vi.stubEnv('TZ', zone)
    expect(formatLongDay('2026-11-21', 'tr')).toBe('21 Kasım 2026 Cumartesi')
    expect(formatLongDay('2026-11-21', 'en')).toBe('Saturday, 21 November 2026')
  }
})
