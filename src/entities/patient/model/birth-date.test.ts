import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clinicDay } from '@/shared/lib/date-time'
import { ageOn, parseBirthDate } from './birth-date'

test('a dotted date is day, month, year', () => {
  expect(parseBirthDate('04.09.1986')).toBe('1986-09-04')
  expect(parseBirthDate(' 4.9.1986 ')).toBe('1986-09-04')
})

test.each([
  '31.02.1990',
  '29.02.1900',
  '31.04.2001',
  '00.01.2001',
  '01.13.2001',
  '1.1.86',
  '1986-09-04',
  '',
  'dün',
  null,
])('invalid dates are rejected: %s (F-M19)', (text) => expect(parseBirthDate(text)).toBeNull())

test('29 February exists in leap years only', () => {
  expect(parseBirthDate('29.02.2000')).not.toBeNull()
  expect(parseBirthDate('29.02.2024')).not.toBeNull()
  expect(parseBirthDate('29.02.2023')).toBeNull()
})

test.each([
  ['21.11.1986', 40, 480],
  ['22.11.1986', 39, 479],
  ['20.12.2024', 1, 23],
  ['21.11.2026', 0, 0],
])('a patient born on %s is %i years old on 21 November 2026', (birth, years, months) => {
  const day = parseBirthDate(birth)
  expect(day && ageOn('2026-11-21', day)).toEqual({ years, months })
})

test('the birthday of a patient born on 29 February is 1 March in other years', () => {
  const birth = '2004-02-29'
  expect(ageOn('2026-02-28', birth)?.years).toBe(21)
  expect(ageOn('2026-03-01', birth)?.years).toBe(22)
})

test('a birth date in the future or more than 130 years ago has no age', () => {
  const today = '2026-11-21'
  expect(ageOn(today, '2026-11-22')).toBeNull()
  expect(ageOn(today, '1895-11-21')).toBeNull()
  expect(ageOn(today, '1896-11-21')?.years).toBe(130)
})

test('without a current date there is no age', () => {
  expect(ageOn('', '1986-09-04')).toBeNull()
})

test('every calendar day in dotted notation is parsed as the same day', () => {
  const days = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true }).map(clinicDay)
  fc.assert(
    fc.property(days, (day) => {
      const [year, month, date] = day.split('-').map(Number)
      expect(parseBirthDate(`${date}.${month}.${year}`)).toBe(day)
    }),
  )
})

test('an age never shrinks from one day to the next', () => {
  const dates = fc.date({ min: new Date(1950, 0, 1), max: new Date(2020, 0, 1), noInvalidDate: true })
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 20_000 }), (birth, days) => {
      const monthsAfter = (offset: number) => {
        const date = new Date(birth)
        date.setDate(date.getDate() + offset)
        return ageOn(clinicDay(date), clinicDay(birth))?.months ?? Number.NaN
      }
      expect(monthsAfter(days + 1)).toBeGreaterThanOrEqual(monthsAfter(days))
    }),
  )
})
