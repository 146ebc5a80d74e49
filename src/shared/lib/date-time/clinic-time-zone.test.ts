import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import {
  clinicDay,
  configureTimeZone,
  DEFAULT_TIME_ZONE,
  differingTimeZone,
  fromClinicClock,
  toClinicClock,
} from './clinic-time-zone'
import { formatInstant, formatInstantWithTimeZone, parseInstant } from './instant'

afterEach(() => {
  configureTimeZone(DEFAULT_TIME_ZONE)
})

const BROWSER_ZONES = ['America/New_York', 'Europe/Istanbul', 'Pacific/Kiritimati', 'UTC']

test.each(BROWSER_ZONES)('in a browser in %s, half past one in Istanbul is that day and time (F-R19)', (zone) => {
  vi.stubEnv('TZ', zone)
  for (const text of ['2026-11-22T01:30:00+03:00', '2026-11-21T17:30:00-05:00', '2026-11-22 01:30']) {
    const at = parseInstant(text) as Date
    expect(at.toISOString()).toBe('2026-11-21T22:30:00.000Z')
    expect(clinicDay(at)).toBe('2026-11-22')
    expect(formatInstantWithTimeZone(at)).toBe('22.11.2026 01:30 (Europe/Istanbul)')
  }
})

test.each(BROWSER_ZONES)('in a browser in %s, a configured zone decides, with its DST changes (F-R19)', (zone) => {
  vi.stubEnv('TZ', zone)
  configureTimeZone('Europe/Berlin')
  const shown = (text: string) => formatInstant(parseInstant(text) as Date)
  expect(shown('2026-10-25T00:59:00Z')).toBe('25.10.2026 02:59')
  expect(shown('2026-10-25T01:00:00Z')).toBe('25.10.2026 02:00')
  expect(shown('2026-07-01T12:00:00+03:00')).toBe('01.07.2026 11:00')
  expect(parseInstant('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect(parseInstant('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

test.each(['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Antarctica/Troll'])(
  'in %s the clock and its instant are the same as those of a browser there',
  (zone) => {
    vi.stubEnv('TZ', zone)
    configureTimeZone(zone)
    fc.assert(
      fc.property(fc.date({ min: new Date('1971-01-01'), max: new Date('2037-01-01'), noInvalidDate: true }), (at) => {
        const fields = [at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes(), 0] as const
        const clock = toClinicClock(at)
        expect(clock.setUTCSeconds(0, 0)).toBe(Date.UTC(...fields))
        expect(fromClinicClock(clock.getTime())).toEqual(new Date(...fields))
      }),
      { numRuns: 40 },
    )
  },
)

test.each([
  ['Europe/Istanbul', '2026-11-22', null],
  ['Asia/Riyadh', '2026-11-22', null],
  ['America/New_York', '2026-11-22', 'Europe/Istanbul, UTC+3'],
  ['Europe/Athens', '2026-07-01', null],
  ['Europe/Athens', '2026-11-22', 'Europe/Istanbul, UTC+3'],
])('for a browser in %s on %s the differing zone is %j (F-R19)', (browserZone, day, expected) => {
  vi.stubEnv('TZ', browserZone)
  expect(differingTimeZone(day)).toBe(expected)
})

test('the offset of a zone has a sign, and minutes if it has any', () => {
  vi.stubEnv('TZ', 'Europe/Istanbul')
  const named = ['America/St_Johns', 'Asia/Kathmandu', 'UTC'].map((zone) => {
    configureTimeZone(zone)
    return differingTimeZone('2026-11-22')
  })
  expect(named).toEqual(['America/St_Johns, UTC−3:30', 'Asia/Kathmandu, UTC+5:45', 'UTC, UTC+0'])
})
