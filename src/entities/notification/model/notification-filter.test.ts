import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toNotification } from './notification'
import { type NotificationFilter, filterForDay, matchesFilter, toRequest } from './notification-filter'
import { visibleOnDay } from './visible-on-day'

const DAY = '2026-11-21'
const doctor = { uuid: '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66', name: 'Dr. Ayşe Yılmaz' }
const notification = toNotification({
  uuid: 'e2a0a3b4-11f2-4a38-8f0e-6f3f2a7d9c05',
  patient_name: 'İrem Yıldız',
  doctor_name: 'Dr. Ayşe Yılmaz',
  priority: 2,
  appointment_start: '2026-11-21 10:15',
})

test('an empty filter is sent as null (F-F08)', () => {
  expect(toRequest({ day: null, priority: null, doctor: null, patientText: '  ', isOnlyActive: false })).toEqual({
    date: null,
    priority: null,
    is_visible: false,
    doctor_uuid: null,
    patient_search: null,
  })
})

test('a chosen filter is sent in the field of the platform', () => {
  expect(toRequest({ day: DAY, priority: 3, doctor, patientText: ' öztürk ', isOnlyActive: true })).toEqual({
    date: DAY,
    priority: 3,
    is_visible: true,
    doctor_uuid: doctor.uuid,
    patient_search: 'öztürk',
  })
  expect(visibleOnDay(DAY)).toEqual(toRequest(filterForDay(DAY)))
})

test('the text is sent in NFC, and any input matches the contract', () => {
  expect(toRequest({ ...filterForDay(DAY), patientText: 'S\u0327ahin' }).patient_search).toBe('Şahin')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (patientText) => {
      const text = toRequest({ ...filterForDay(DAY), patientText }).patient_search
      if (text === null) return
      expect(text.length).toBeGreaterThan(0)
      expect(text.length).toBeLessThanOrEqual(100)
      expect(text.isWellFormed()).toBe(true)
      expect(text.trim()).toBe(text)
    }),
  )
})

test.each<[string, Partial<NotificationFilter>, boolean]>([
  ['no filter', {}, true],
  ['its day', { day: DAY }, true],
  ['another day', { day: '2026-11-22' }, false],
  ['its priority', { priority: 2 }, true],
  ['another priority', { priority: 3 }, false],
  ['its doctor', { doctor }, true],
  ['another doctor', { doctor: { ...doctor, name: 'Dr. Mert Kaya' } }, false],
  ['a part of the name, in another spelling', { patientText: 'irem yildiz' }, true],
  ['another name', { patientText: 'Mehmet' }, false],
])('whether a notification matches: %s', (_, filter, matches) => {
  expect(matchesFilter(notification, { ...filterForDay(DAY), day: null, ...filter })).toBe(matches)
})

test('a hidden notification matches only with "only active" off, one without a time matches no day', () => {
  const hidden = { ...notification, isVisible: false }
  expect(matchesFilter(hidden, filterForDay(DAY))).toBe(false)
  expect(matchesFilter(hidden, { ...filterForDay(DAY), isOnlyActive: false })).toBe(true)
  expect(matchesFilter({ ...notification, startsAt: null }, filterForDay(DAY))).toBe(false)
})
