import { expect, test } from 'vitest'
import { parseWorkingHours } from './working-hours'

test('a day that is missing or null is closed', () => {
  const hours = parseWorkingHours({ monday: [{ start: '09:00', end: '18:00' }], sunday: null })
  expect(hours?.monday).toEqual([{ start: '09:00', end: '18:00' }])
  expect(hours?.sunday).toEqual([])
  expect(hours?.tuesday).toEqual([])
})

test.each([
  null,
  undefined,
  'her gün',
  {},
  [],
  { monday: '09-18' },
  { monday: [{ start: '9', end: '18:00' }] },
  { Pazartesi: [] },
])('hours in an unknown format are ignored: %j', (input) => expect(parseWorkingHours(input)).toBeNull())
