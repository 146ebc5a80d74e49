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

test('no doctor is the user if two have the name, or if the user has none', () => {
  expect(ownOf('Ali Can', 'Dr. Ali Can', 'Uzm. Dr. Ali Can')).toBeNull()
  expect(ownOf('', 'Dr. ')).toBeNull()
  expect(ownDoctorKey([''], null)).toBeNull()
})

test('a doctor with the name is the user, although another one has a longer name that ends with it', () => {
  expect(ownOf('Ali Can', 'Dr. Mehmet Ali Can', 'Dr. Ali Can')).toBe(doctorKey('Dr. Ali Can'))
})
