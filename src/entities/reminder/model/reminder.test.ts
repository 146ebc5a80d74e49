import { expect, test } from 'vitest'
import { byTime, toReminder } from './reminder'

const note = { notes_uuid: 'b3b8d6e2-52a5-43c9-8d0f-7a0c3b8b9f10', read: false }

test('a reminder without a patient, a creator or a time is still a reminder', () => {
  expect(toReminder({ ...note, patient_info: null, createdBy: null, remind_at: null })).toMatchObject({
    patient: null,
    creator: null,
    remindAt: null,
  })
})

test('a reminder is read only where the platform says so', () => {
  for (const read of [false, undefined]) expect(toReminder({ ...note, read }).isRead).toBe(false)
  expect(toReminder({ ...note, read: true }).isRead).toBe(true)
})

test('a patient without a readable uuid has a lock all the same, which only a readable `false` opens', () => {
  const patientOf = (patient_info: object) => toReminder({ ...note, patient_info }).patient
  expect(patientOf({ name: 'Ela' })).toEqual({ uuid: null, name: 'Ela', isLocked: true })
  expect(patientOf({ name: 'Ela', locked: false })).toEqual({ uuid: null, name: 'Ela', isLocked: false })
})

test('an unknown type keeps the platform’s own word', () => {
  expect(toReminder({ ...note, type: 'astrology' }).type).toEqual({ unknown: 'astrology' })
  expect(toReminder({ ...note, type: 'call_center' }).type).toBe('call_center')
})

test('what is due first stands first, what has no time stands last', () => {
  const times = ['2026-11-21T12:00:00Z', null, '2026-11-20T12:00:00Z', null]
  const sorted = times.map((remind_at) => toReminder({ ...note, remind_at })).sort(byTime)
  expect(sorted.map(({ remindAt }) => remindAt?.getUTCDate() ?? null)).toEqual([20, 21, null, null])
})
