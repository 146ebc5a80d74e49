import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { localDay } from '@/shared/lib/date-time'
import { startOfDay, isPlausibleDay, shiftDay, weekdayOf, weekOf } from './days'

afterEach(() => vi.unstubAllEnvs())

const days = fc.integer({ min: -20_000, max: 50_000 }).map((number) => shiftDay('2000-01-01', number))

test('a day and a day back again is the same day, whatever the clocks do', () => {
  for (const zone of ['Europe/Berlin', 'America/Havana', 'Pacific/Apia']) {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, by) => {
        expect(shiftDay(shiftDay(day, by), -by)).toBe(day)
      }),
    )
  }
})

test('a week has seven days from Monday to Sunday, and the day is one of them', () => {
  fc.assert(
    fc.property(days, (day) => {
      const week = weekOf(day)
      expect(week).toContain(day)
      expect(week.map(weekdayOf)).toEqual([
        'monday',
        'tuesday',
        'wednesday',
        'thursday',
        'friday',
        'saturday',
        'sunday',
      ])
      expect(week.slice(1)).toEqual(week.slice(0, -1).map((item) => shiftDay(item, 1)))
    }),
  )
})

test('the days of 2026 are what the calendar says', () => {
  expect(weekdayOf('2026-11-21')).toBe('saturday')
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-16')
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01')
  expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29')
})

test('a day begins on that day, also where clocks leave midnight out', () => {
  vi.stubEnv('TZ', 'America/Havana')
  expect(localDay(startOfDay('2026-03-08'))).toBe('2026-03-08')
  expect(startOfDay('2026-03-08').getHours()).toBe(1)
})

test.each(['', '0002-11-21', '0202-11-21', '2026-02-31', '2026-13-01', '2026-1-1'])('no day to go to: "%s"', (text) =>
  expect(isPlausibleDay(text)).toBe(false),
)

test('a day to go to', () => expect(isPlausibleDay('2026-11-21')).toBe(true))
