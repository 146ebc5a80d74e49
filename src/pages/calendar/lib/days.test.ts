import { afterEach, expect, test } from 'vitest'
import { clinicDay, configureTimeZone, DEFAULT_TIME_ZONE, formatTime } from '@/shared/lib/date-time'
import { weekOf } from '@/shared/lib/day'
import { startOfDay, weekdayOf } from './days'

afterEach(() => configureTimeZone(DEFAULT_TIME_ZONE))

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
