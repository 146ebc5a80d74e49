import { expect, test } from 'vitest'
import { weekHours } from '@/entities/company'
import { calendarTimes, entryDuration, shownHours, minDuration, combinedHours } from './working-times'

const week = (start: string, end: string) => weekHours((day) => (day === 'sunday' ? [] : [{ start, end }]))

const CLINIC = { hours: week('09:00', '17:30'), slots: { online: 15, faceToFace: 30 } }

test('the user has the working times of the clinic unless they have their own', () => {
  expect(calendarTimes(CLINIC, null).own).toEqual(CLINIC)
  expect(calendarTimes(CLINIC, { hours: null, slots: { online: 20, faceToFace: null } }).own).toEqual({
    hours: CLINIC.hours,
    slots: { online: 20, faceToFace: 30 },
  })
  expect(calendarTimes(undefined, undefined).clinic).toEqual({ hours: null, slots: null })
})

test('combined hours are those of the clinic and of the user', () => {
  const combined = combinedHours(calendarTimes(CLINIC, { hours: week('18:00', '20:00'), slots: null }))
  expect(combined?.monday).toEqual([
    { start: '09:00', end: '17:30' },
    { start: '18:00', end: '20:00' },
  ])
  expect(combined?.sunday).toEqual([])
  expect(combinedHours(calendarTimes(null, null))).toBeNull()
})

test('on a day with unknown hours of one of them, the hours of the other one are combined', () => {
  const unknown = weekHours((day) => (day === 'monday' || day === 'sunday' ? null : []))
  const combined = combinedHours(calendarTimes(CLINIC, { hours: unknown, slots: null }))
  expect(combined?.monday).toEqual([{ start: '09:00', end: '17:30' }])
  const neither = combinedHours(calendarTimes({ hours: unknown, slots: null }, null))
  expect(neither).toMatchObject({ sunday: null, tuesday: [] })
  expect(shownHours(calendarTimes({ hours: unknown, slots: null }, null), [])).toEqual({ from: 8, to: 19 })
})

test('the shown hours contain all working hours and all entries', () => {
  expect(shownHours(calendarTimes(CLINIC, null), [])).toEqual({ from: 9, to: 18 })
  expect(shownHours(calendarTimes(CLINIC, null), [{ from: 3, to: 4 }])).toEqual({ from: 3, to: 18 })
  expect(shownHours(calendarTimes(null, null), [])).toEqual({ from: 8, to: 19 })
})

test.each([
  ['Online Görüşme', 15],
  ['ONLINE', 15],
  ['Kontrol', 30],
  [null, 30],
])('the type %s takes %i minutes', (type, minutes) => expect(entryDuration(type, CLINIC.slots)).toBe(minutes))

test('implausible durations are ignored', () => {
  expect(entryDuration('Kontrol', { online: 20, faceToFace: 0 })).toBe(20)
  expect(entryDuration('Kontrol', { online: Number.NaN, faceToFace: 900 })).toBe(30)
  expect(entryDuration('Online', null)).toBe(30)
  expect(minDuration([CLINIC.slots, { online: null, faceToFace: 10 }])).toBe(10)
})
