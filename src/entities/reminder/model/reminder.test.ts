import { expect, test } from 'vitest'
import { byTime, toReminder } from './reminder'

const note = { notes_uuid: 'b3b8d6e2-52a5-43c9-8d0f-7a0c3b8b9f10', read: false }

test('a reminder may have no patient, creator or time', () => {
  expect(toReminder({ ...note, patient_info: null, createdBy: null, remind_at: null })).toMatchObject({
    patient: null,
    creator: null,
    remindAt: null,
  })
})

test('a reminder is read only if the platform sends `read: true`', () => {
  for (const read of [false, undefined]) expect(toReminder({ ...note, read }).isRead).toBe(false)
  expect(toReminder({ ...note, read: true }).isRead).toBe(true)
})

test('a patient without a valid uuid is locked unless its row says `locked: false`', () => {
  const patientOf = (patient_info: object) => toReminder({ ...note, patient_info }).patient
  expect(patientOf({ name: 'Ela' })).toEqual({ uuid: null, name: 'Ela', isLocked: true })
  expect(patientOf({ name: 'Ela', locked: false })).toEqual({ uuid: null, name: 'Ela', isLocked: false })
})

test('an unknown type keeps the platform’s text (F-E08)', () => {
  expect(toReminder({ ...note, type: 'astrology' }).type).toEqual({ unknown: 'astrology' })
  expect(toReminder({ ...note, type: 'call_center' }).type).toBe('call_center')
})

test('reminders are sorted by time, those without a time last', () => {
  const times = ['2026-11-21T12:00:00Z', null, '2026-11-20T12:00:00Z', null]
  const sorted = times.map((remind_at) => toReminder({ ...note, remind_at })).sort(byTime)
  expect(sorted.map(({ remindAt }) => remindAt?.getUTCDate() ?? null)).toEqual([20, 21, null, null])
})
