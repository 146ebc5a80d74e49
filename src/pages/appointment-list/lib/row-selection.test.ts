import { expect, test } from 'vitest'
import { toNotification } from '@/entities/notification'
import { buildRows } from './build-rows'
import { uuidsBetween } from './row-selection'

const rows = buildRows(
  ['Ela', 'Ela', 'Can', 'Can'].map((doctor_name, n) => toNotification({ uuid: `${n}`, doctor_name })),
  { sort: null, grouping: 'doctor' },
)

test('a range contains all rows between two rows in either direction, across headings', () => {
  expect(rows.map(({ key }) => key)).toEqual(['doctor:can', '2', '3', 'doctor:ela', '0', '1'])
  expect(uuidsBetween(rows, '3', '0')).toEqual(['3', '0'])
  expect(uuidsBetween(rows, '1', 'doctor:can')).toEqual(['2', '3', '0', '1'])
  expect(uuidsBetween(rows, 'doctor:can', '3')).toEqual(['2', '3'])
})

test('without its first row a range has only the last row; without its last row it is empty', () => {
  expect(uuidsBetween(rows, 'removed', '0')).toEqual(['0'])
  expect(uuidsBetween(rows, null, '0')).toEqual(['0'])
  expect(uuidsBetween(rows, '1', 'removed')).toEqual([])
})
