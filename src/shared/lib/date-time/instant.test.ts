import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { clinicDay, configureTimeZone, dayInTimeZone, DEFAULT_TIME_ZONE } from './clinic-time-zone'
import { compareInstants, formatInstant, parseInstant } from './instant'

afterEach(() => {
  configureTimeZone(DEFAULT_TIME_ZONE)
})

test('an instant with an offset is shown in the zone of the clinic', () => {
  expect(formatInstant(parseInstant('2026-11-21T07:15:00Z') as Date)).toBe('21.11.2026 10:15')
  expect(formatInstant(parseInstant('2026-11-21T10:15:00+03:00') as Date)).toBe('21.11.2026 10:15')
  expect(formatInstant(parseInstant('2026-11-21 10:15:00+03') as Date)).toBe('21.11.2026 10:15')
})

test('a local time without an offset is used unchanged', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(formatInstant(parseInstant('2026-11-21T10:15') as Date)).toBe('21.11.2026 10:15')
  expect(formatInstant(parseInstant(' 21.11.2026 10:15 ') as Date)).toBe('21.11.2026 10:15')
})

test('a bare date stays that day west of Greenwich (F-M17)', () => {
  vi.stubEnv('TZ', 'America/New_York')
  configureTimeZone('America/New_York')
  expect(clinicDay(parseInstant('2026-11-21') as Date)).toBe('2026-11-21')
})

test.each([
  '31.02.2026 10:00',
  '31.12.2025 24:00',
  '21.11.2026 10:60',
  '2026-11-21T10:15:60Z',
  '2026-11-21T10:15+99:00',
  '2026-13-01',
  '1.1.26',
  '',
  '   ',
  'yarın',
  null,
  undefined,
])('an invalid date or time is null: %s (F-M19)', (text) => expect(parseInstant(text)).toBeNull())

test.each(['0001-01-01T00:00:00', '1899-12-31T23:59:59Z', '2200-01-01', '9999-12-31T23:59:59Z'])(
  'a year that stands for "no date" in other systems is null: %s',
  (text) => expect(parseInstant(text)).toBeNull(),
)

test('a local time that daylight saving skips is shifted by the missing hour (F-M16)', () => {
  configureTimeZone('Europe/Berlin')
  expect(formatInstant(parseInstant('2026-03-29T02:30') as Date)).toBe('29.03.2026 03:30')
})

test('a formatted instant is parsed back to the same minute', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const read = parseInstant(formatInstant(date)) as Date
      expect(formatInstant(read)).toBe(formatInstant(date))
    }),
  )
})

test.each(['Europe/Istanbul', 'America/St_Johns', 'Pacific/Apia'])(
  'in %s the day before the configuration is the same as after it',
  (zone) => {
    configureTimeZone(zone)
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(dayInTimeZone(date.getTime(), zone)).toBe(clinicDay(date))
        },
      ),
    )
  },
)

test('instants are sorted chronologically, missing ones last', () => {
  const [early, late] = [new Date('2026-11-21T07:15:00Z'), new Date('2026-11-21T08:15:00Z')]
  expect([null, late, null, early].toSorted(compareInstants)).toEqual([early, late, null, null])
  expect(compareInstants(null, null)).toBe(0)
})
