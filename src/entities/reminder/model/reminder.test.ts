import { expect, test } from 'vitest'
import { readTolerantly, ReminderNote } from '@/shared/api'
import { lockLookup } from './patient-lock'
import { byTime, type IdentifiedNote, toReminder as convert } from './reminder'

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
const note = { notes_uuid: 'b3b8d6e2-52a5-43c9-8d0f-7a0c3b8b9f10', read: false }

const toReminder = (reminderNote: IdentifiedNote) => convert(reminderNote, lockLookup({ notes: [reminderNote] }))

test('a reminder may have no patient, creator or time', () => {
  expect(toReminder({ ...note, patient_info: null, createdBy: null, remind_at: null })).toMatchObject({
    patient: null,
    creator: null,
    remindAt: null,
  })
})

test('blanks around texts are removed, and a missing note or type is empty', () => {
  const texts = { note: ' Ara ', patient_info: { uuid: ID, name: ' Ela ', locked: false } }
  expect(toReminder({ ...note, ...texts })).toMatchObject({ note: 'Ara', patient: { name: 'Ela' } })
  expect(toReminder(note)).toMatchObject({ note: '', type: null })
})

test('a reminder has the lock of its patient', () => {
  const patient = (locked: boolean) => toReminder({ ...note, patient_info: { uuid: ID, name: 'Ela', locked } }).patient
  expect(patient(false)).toEqual({ uuid: ID, name: 'Ela', isLocked: false })
  expect(patient(true)).toEqual({ uuid: ID, name: 'Ela', isLocked: true })
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

test.each([
  [[{ uuid: ID, locked: true }], { uuid: ID, locked: true }],
  [[{ uuid: ID, locked: 0 }], { uuid: ID, locked: false }],
  [[{ uuid: ID }, { uuid: 'another' }], {}],
  [[ID], {}],
  [[], {}],
])('an array is the only object in it, otherwise an empty object, and is reported: %j', (patient_info, expected) => {
  const row = readTolerantly(ReminderNote, { ...note, patient_info })
  expect(row).toMatchObject({ ok: true, value: { patient_info: expected }, fields: ['patient_info'] })
  expect(row.ok && row.value.patient_info).toEqual(expected)
})

test.each([7, 'x', [{ uuid: ID, locked: true }, null], [null]])(
  'an unreadable patient %j is locked',
  (patient_info) => {
    const row = readTolerantly(ReminderNote, { ...note, patient_info })
    expect(row).toMatchObject({ ok: true, fields: ['patient_info'] })
    const reminder = row.ok ? toReminder({ ...row.value, ...note }) : null
    expect(reminder?.patient).toEqual({ uuid: null, name: null, isLocked: true })
  },
)

test('a patient’s UUID is the same in either case, other ids are kept as they are', () => {
  const uuidOf = (uuid: string) => toReminder({ ...note, patient_info: { uuid, locked: false } }).patient?.uuid
  expect(uuidOf(ID.toUpperCase())).toBe(ID)
  expect(uuidOf('Ab_17')).toBe('Ab_17')
})

test('an unknown type keeps the platform’s text (F-E08)', () => {
  expect(toReminder({ ...note, type: 'astrology' }).type).toEqual({ unknown: 'astrology' })
  expect(toReminder({ ...note, type: 'call_center' }).type).toBe('call_center')
})

test('names and types have a maximum length, the note is kept as a whole', () => {
  const long = 'ğ'.repeat(900_000)
  const texts = {
    note: long,
    type: long,
    createdBy: { name: long },
    patient_info: { uuid: ID, name: long, locked: false },
  }
  const reminder = toReminder({ ...note, ...texts })
  const truncated = `${'ğ'.repeat(500)}…`
  expect(reminder.type).toEqual({ unknown: truncated })
  expect([reminder.patient?.name, reminder.creator]).toEqual([truncated, truncated])
  expect(reminder.note).toBe(long)
})

test('a type of blanks is none', () => {
  expect(toReminder({ ...note, type: ' ' }).type).toBeNull()
})

test('reminders are sorted by time, those without a time last', () => {
  const times = ['2026-11-21T12:00:00Z', null, '2026-11-20T12:00:00Z', null]
  const sorted = times.map((remind_at) => toReminder({ ...note, remind_at })).sort(byTime)
  expect(sorted.map(({ remindAt }) => remindAt?.getUTCDate() ?? null)).toEqual([20, 21, null, null])
})
