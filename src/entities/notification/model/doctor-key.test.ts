import { expect, test } from 'vitest'
import { doctorKey, ownDoctorKey } from './doctor-key'

const ownOf = (userName: string, ...names: string[]) => ownDoctorKey(names.map(doctorKey), userName)

test.each([
  'Ali Can',
  'Dr. Ali Can',
  'Uzm. Dr. Ali Can',
  'Prof.Dr. Ali Can',
  'DOÇ. DR.  ALİ CAN',
  'Dr. Öğr. Üyesi Ali Can',
  'Uzman Doktor Ali Can',
  'Prof Dr Ali Can',
])('%s has the name of the user Ali Can', (name) => expect(ownOf('Ali Can', name)).toBe(doctorKey(name)))

test.each(['Mehmet Ali Can', 'Dr. Mehmet Ali Can', 'M. Ali Can Ak', 'DrAli Can'])('%s has another name', (name) =>
  expect(ownOf('Ali Can', name)).toBeNull(),
)

test('of two doctors with the name, and for a user without a name, none is the user', () => {
  expect(ownOf('Ali Can', 'Dr. Ali Can', 'Uzm. Dr. Ali Can')).toBeNull()
  expect(ownOf('', 'Dr. ')).toBeNull()
  expect(ownDoctorKey([''], null)).toBeNull()
})

test('of a doctor with the name and one with a longer name the first is the user', () => {
  expect(ownOf('Ali Can', 'Dr. Mehmet Ali Can', 'Dr. Ali Can')).toBe(doctorKey('Dr. Ali Can'))
})
