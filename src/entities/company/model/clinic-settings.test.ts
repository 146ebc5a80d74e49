import { expect, test } from 'vitest'
import { parseWorkingHours, toClinicSettings, toDoctorOverride, WEEKDAYS } from './clinic-settings'

test('each day has its own hours', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const week = Object.fromEntries(days.map((day, hour) => [day, [{ start: `0${hour}:00`, end: '18:00' }]]))
  expect(parseWorkingHours(week)).toEqual(week)
  expect(WEEKDAYS).toEqual(days)
})

test('a day that is missing or null is closed', () => {
  const hours = parseWorkingHours({ monday: [{ start: '09:00', end: '18:00' }], sunday: null })
  expect(hours?.monday).toEqual([{ start: '09:00', end: '18:00' }])
  expect(hours?.sunday).toEqual([])
  expect(hours?.tuesday).toEqual([])
})

test('an interval without a length is closed, that of the whole day is open', () => {
  const wholeDay = { start: '00:00', end: '00:00' }
  const hours = parseWorkingHours({ monday: [{ start: '09:00', end: '09:00' }], tuesday: [wholeDay] })
  expect(hours?.monday).toEqual([])
  expect(hours?.tuesday).toEqual([wholeDay])
})

test('seconds are dropped', () => {
  const hours = parseWorkingHours({
    monday: [
      { start: '09:00:00', end: '18:30:00' },
      { start: '20:00', end: '24:00:00' },
    ],
  })
  expect(hours?.monday).toEqual([
    { start: '09:00', end: '18:30' },
    { start: '20:00', end: '24:00' },
  ])
})

test('a day that cannot be read is unknown, and the other days are kept', () => {
  const days = {
    monday: [{ start: '09:00', end: '18:00' }],
    friday: [{ start: '09:00', end: '18:00' }, { start: '9' }],
  }
  const hours = parseWorkingHours({ ...days, tuesday: '09-18' })
  expect(hours).toMatchObject({ monday: days.monday, tuesday: null, friday: null, sunday: [] })
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

const uuid = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'

test.each([undefined, null, {}])('a clinic with the settings %j has no hours and no durations', (settings) => {
  expect(toClinicSettings({ uuid, companies_setting: settings })).toEqual({
    hours: null,
    slots: { online: null, faceToFace: null },
  })
})

test.each([undefined, null, {}])('a doctor with the settings %j has no hours and no durations', (settings) => {
  expect(toDoctorOverride({ uuid, doctor_setting: settings })).toEqual({ hours: null, slots: null })
})

test('durations of a doctor are used only while the override is switched on', () => {
  const durations = { online_slot_duration_override: 20, face_to_face_slot_duration_override: 40 }
  const withOverride = (enabled: boolean | null) =>
    toDoctorOverride({ uuid, doctor_setting: { online_booking_override: { ...durations, enabled } } }).slots
  expect(withOverride(true)).toEqual({ online: 20, faceToFace: 40 })
  expect(withOverride(false)).toBeNull()
  expect(withOverride(null)).toBeNull()
})
