import { afterEach, expect, test } from 'vitest'
import { configureTimeZone, DEFAULT_TIME_ZONE, formatInstant } from '@/shared/lib/date-time'
import { snoozeOptions } from './snooze-options'

afterEach(() => configureTimeZone(DEFAULT_TIME_ZONE))

const optionsAt = (time: string) =>
  snoozeOptions(Date.parse(time)).map(({ id, until }) => [id, formatInstant(new Date(until))])

test('on a Saturday morning the options are in an hour, this evening, tomorrow morning and Monday', () => {
  expect(optionsAt('2026-11-21T10:15+03:00')).toEqual([
    ['hour', '21.11.2026 11:15'],
    ['evening', '21.11.2026 18:00'],
    ['tomorrow', '22.11.2026 09:00'],
    ['monday', '23.11.2026 09:00'],
  ])
})

test('the evening is an option only if it is more than an hour away', () => {
  expect(optionsAt('2026-11-18T16:59+03:00').map(([id]) => id)).toContain('evening')
  expect(optionsAt('2026-11-18T17:00+03:00').map(([id]) => id)).not.toContain('evening')
  expect(optionsAt('2026-11-18T22:00+03:00').map(([id]) => id)).toEqual(['hour', 'tomorrow', 'monday'])
})

test('on a Sunday there is no Monday option; on a Monday it is the next Monday', () => {
  expect(optionsAt('2026-11-22T10:00+03:00').map(([id]) => id)).toEqual(['hour', 'evening', 'tomorrow'])
  expect(optionsAt('2026-11-23T10:00+03:00').at(-1)).toEqual(['monday', '30.11.2026 09:00'])
})

test('tomorrow morning is nine o’clock, also after a DST change', () => {
  configureTimeZone('Europe/Berlin')
  const tomorrow = snoozeOptions(Date.parse('2026-03-28T20:00:00+01:00')).find(({ id }) => id === 'tomorrow')
  expect(new Date(tomorrow?.until ?? 0).toISOString()).toBe('2026-03-29T07:00:00.000Z')
})
