import { expect, test } from 'vitest'
import { parseReminders } from './reminder-list'

const patient = { uuid: '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66', name: 'Ela' }
const read = (...notes: object[]) => parseReminders({ notes })

test('a row without an id is not listed, but locks its patient in all other reminders', () => {
  const { list, lockOf } = read(
    { notes_uuid: 'a', patient_info: { ...patient, locked: false } },
    { patient_info: { ...patient, locked: true } },
  )
  expect(list.map(({ uuid, patient: about }) => [uuid, about?.isLocked])).toEqual([['a', true]])
  expect(lockOf(patient.uuid)).toBe('locked')
})

test('a list without any id is not readable, unlike an empty list and pushed rows', () => {
  expect(read({ patient_info: patient }).isUnreadable).toBe(true)
  expect(read({ patient_info: patient }, { isPushed: true }).isUnreadable).toBe(true)
  expect(read({ patient_info: patient }, { notes_uuid: 'a' }).isUnreadable).toBe(false)
  expect(read({ patient_info: patient }, { notes_uuid: 'a', isPushed: true }).isUnreadable).toBe(true)
  expect(read({ isPushed: true }).isUnreadable).toBe(false)
  expect(read().isUnreadable).toBe(false)
})

test('a duplicate row is listed once, and both rows can lock the patient', () => {
  const { list } = read(
    { notes_uuid: 'a', patient_info: patient },
    { notes_uuid: 'a', patient_info: { ...patient, locked: false } },
  )
  expect(list).toMatchObject([{ uuid: 'a', patient: { isLocked: true } }])
})

test('a reminder whose UUID is listed in both cases is listed once, with the later row', () => {
  const uuid = 'b3b8d6e2-52a5-43c9-8d0f-7a0c3b8b9f10'
  const { list } = read({ notes_uuid: uuid.toUpperCase(), note: 'Eski' }, { notes_uuid: uuid, note: 'Yeni' })
  expect(list).toMatchObject([{ uuid, note: 'Yeni' }])
})
