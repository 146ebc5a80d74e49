import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Notification, toNotification } from '@/entities/notification'
import type { Sort } from '@/shared/columns'
import { type SortColumn, sortNotifications } from './sort-notifications'

const notification = (n: number, more: object = {}): Notification => toNotification({ uuid: `uuid-${n}`, ...more })
const by = (column: SortColumn, direction: Sort<SortColumn>['direction'] = 'ascending'): Sort<SortColumn> => ({
  column,
  direction,
})

test.each([
  ['patient', 'patient_name', 'patientName'],
  ['doctor', 'doctor_name', 'doctorName'],
  ['type', 'appointment_type', 'appointmentType'],
  ['createdBy', 'created_by', 'createdBy'],
] as const)('%s is sorted by the Turkish alphabet, missing names last in both directions', (column, sent, field) => {
  const list = ['Çınar', null, 'Iraz', 'İpek', 'Cem', 'Şule', 'Sude'].map((name, n) =>
    notification(n, { [sent]: name }),
  )
  const names = (sort: Sort<SortColumn>) => sortNotifications(list, sort).map((item) => item[field])
  const inOrder = ['Cem', 'Çınar', 'Iraz', 'İpek', 'Sude', 'Şule']
  expect(names(by(column))).toEqual([...inOrder, null])
  expect(names(by(column, 'descending'))).toEqual([...inOrder.toReversed(), null])
})

test.each([
  ['time', 'appointment_start'],
  ['createdAt', 'created_at'],
] as const)('%s is sorted chronologically, missing times last in both directions', (column, sent) => {
  const list = ['2026-11-21 10:15', null, '2026-11-20 23:00', '2026-11-21 09:00'].map((time, n) =>
    notification(n, { [sent]: time }),
  )
  const uuids = (sort: Sort<SortColumn>) => sortNotifications(list, sort).map(({ uuid }) => uuid)
  expect(uuids(by(column))).toEqual(['uuid-2', 'uuid-3', 'uuid-0', 'uuid-1'])
  expect(uuids(by(column, 'descending'))).toEqual(['uuid-0', 'uuid-3', 'uuid-2', 'uuid-1'])
})

test('critical is more urgent than every priority, and missing priorities are last', () => {
  const list = [
    notification(0, { priority: 3 }),
    notification(1),
    notification(2, { type: 'critical' }),
    notification(3, { priority: 1 }),
    notification(4, { priority: 'something' }),
  ]
  const uuids = (sort: Sort<SortColumn>) => sortNotifications(list, sort).map(({ uuid }) => uuid.slice(-1))
  expect(uuids(by('priority', 'descending'))).toEqual(['2', '0', '3', '4', '1'])
  expect(uuids(by('priority'))).toEqual(['4', '3', '0', '2', '1'])
})

test('sorting loses and duplicates no notification and is stable', () => {
  const entries = fc.record({
    doctor_name: fc.option(fc.constantFrom('Ela', 'Can')),
    patient_name: fc.option(fc.string()),
    priority: fc.option(fc.constantFrom(1, 2, 3, 9)),
    appointment_start: fc.option(fc.constantFrom('2026-11-21 10:00', '2026-11-21 11:00', 'never')),
  })
  const columns = ['time', 'patient', 'doctor', 'type', 'priority', 'createdBy', 'createdAt'] as const
  const sorts = fc.record({
    column: fc.constantFrom(...columns),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  })
  fc.assert(
    fc.property(fc.array(entries), sorts, (inputs, sort) => {
      const list = inputs.map((item, n) => notification(n, item))
      const sorted = sortNotifications(list, sort)
      expect(new Set(sorted)).toEqual(new Set(list))
      expect(sorted).toHaveLength(list.length)
      if (sort.column !== 'doctor') return
      for (const name of ['Ela', 'Can', null]) {
        const ofDoctor = (all: readonly Notification[]) => all.filter(({ doctorName }) => doctorName === name)
        expect(ofDoctor(sorted)).toEqual(ofDoctor(list))
      }
    }),
  )
})
