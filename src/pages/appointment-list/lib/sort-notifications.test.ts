import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Notification, toNotification } from '@/entities/notification'
import { nextSort, type Sort, sortNotifications } from './sort-notifications'

const notification = (n: number, more: object = {}): Notification => toNotification({ uuid: `uuid-${n}`, ...more })
const by = (column: Sort['column'], direction: Sort['direction'] = 'ascending'): Sort => ({ column, direction })

test('names are in the order of the Turkish alphabet; who has none stands last in both directions', () => {
  const list = ['Çınar', null, 'Iraz', 'İpek', 'Cem', 'Şule', 'Sude'].map((patient_name, n) =>
    notification(n, { patient_name }),
  )
  const names = (sort: Sort) => sortNotifications(list, sort).map(({ patientName }) => patientName)
  const inOrder = ['Cem', 'Çınar', 'Iraz', 'İpek', 'Sude', 'Şule']
  expect(names(by('patient'))).toEqual([...inOrder, null])
  expect(names(by('patient', 'descending'))).toEqual([...inOrder.toReversed(), null])
})

test('times are in the order of time; what has none stands last in both directions', () => {
  const list = ['2026-11-21 10:15', null, '2026-11-20 23:00', '2026-11-21 09:00'].map((appointment_start, n) =>
    notification(n, { appointment_start }),
  )
  const uuids = (sort: Sort) => sortNotifications(list, sort).map(({ uuid }) => uuid)
  expect(uuids(by('time'))).toEqual(['uuid-2', 'uuid-3', 'uuid-0', 'uuid-1'])
  expect(uuids(by('time', 'descending'))).toEqual(['uuid-0', 'uuid-3', 'uuid-2', 'uuid-1'])
})

test('what is critical is more urgent than every priority; what names neither stands last', () => {
  const list = [
    notification(0, { priority: 3 }),
    notification(1),
    notification(2, { type: 'critical' }),
    notification(3, { priority: 1 }),
    notification(4, { priority: 'something' }),
  ]
  const uuids = (sort: Sort) => sortNotifications(list, sort).map(({ uuid }) => uuid.slice(-1))
  expect(uuids(by('priority', 'descending'))).toEqual(['2', '0', '3', '4', '1'])
  expect(uuids(by('priority'))).toEqual(['4', '3', '0', '2', '1'])
})

test('a column goes up, down, and back to the order of the day; another column begins anew', () => {
  const up = nextSort(null, 'doctor')
  expect(up).toEqual(by('doctor'))
  const down = nextSort(up, 'doctor')
  expect(down).toEqual(by('doctor', 'descending'))
  expect(nextSort(down, 'doctor')).toBeNull()
  expect(nextSort(down, 'time')).toEqual(by('time'))
})

test('no order loses or doubles a notification, and equals stay in the order they came in', () => {
  const someone = fc.record({
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
    fc.property(fc.array(someone), sorts, (people, sort) => {
      const list = people.map((item, n) => notification(n, item))
      const sorted = sortNotifications(list, sort)
      expect(new Set(sorted)).toEqual(new Set(list))
      expect(sorted).toHaveLength(list.length)
      if (sort.column !== 'doctor') return
      for (const name of ['Ela', 'Can', null]) {
        const own = (all: readonly Notification[]) => all.filter(({ doctorName }) => doctorName === name)
        expect(own(sorted)).toEqual(own(list))
      }
    }),
  )
})
