import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { formatLongDay, formatInstant, localDay, parseInstant } from './instant'

afterEach(() => vi.unstubAllEnvs())

test('an instant with an offset is shown in the browser zone', () => {
  vi.stubEnv('TZ', 'Europe/Istanbul')
  expect(formatInstant(parseInstant('2026-11-21T07:15:00Z') as Date)).toBe('21.11.2026 10:15')
  expect(formatInstant(parseInstant('2026-11-21T10:15:00+03:00') as Date)).toBe('21.11.2026 10:15')
})

test('a wall clock without an offset is taken as it stands', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(formatInstant(parseInstant('2026-11-21T10:15') as Date)).toBe('21.11.2026 10:15')
  expect(formatInstant(parseInstant('21.11.2026 10:15') as Date)).toBe('21.11.2026 10:15')
})

test('a bare date stays that day west of Greenwich', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(localDay(parseInstant('2026-11-21') as Date)).toBe('2026-11-21')
})

test.each(['31.02.2026 10:00', '31.12.2025 24:00', '2026-13-01', '1.1.26', '', '   ', 'yarın', null, undefined])(
  'what is no moment is left out: %s',
  (text) => expect(parseInstant(text)).toBeNull(),
)

test('a time that daylight saving skips moves on by the hour that is missing', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(formatInstant(parseInstant('2026-03-29T02:30') as Date)).toBe('29.03.2026 03:30')
})

test('what was formatted is read back as the same minute', () => {
  vi.stubEnv('TZ', 'Europe/Istanbul')
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const read = parseInstant(formatInstant(date)) as Date
      expect(formatInstant(read)).toBe(formatInstant(date))
    }),
  )
})

test('a day in words is that day in every zone, in either language', () => {
  for (const zone of ['Pacific/Kiritimati', 'America/New_York', 'Europe/Istanbul']) {
    vi.stubEnv('TZ', zone)
    expect(formatLongDay('2026-11-21', 'tr')).toBe('21 Kasım 2026 Cumartesi')
    expect(formatLongDay('2026-11-21', 'en')).toBe('Saturday, 21 November 2026')
  }
})
