import { expect, test } from 'vitest'
import { doctorKey } from '@/entities/notification'
import { calendarDoctors } from './doctors'

const listed = [
  { name: 'Dr. Zeynep Ak', branch: 'Dahiliye' },
  { name: 'Dr. Ayşe Yılmaz', branch: 'Kardiyoloji' },
]
const names = (ownName: string | null, named: (string | null)[] = []) =>
  calendarDoctors(listed, named, ownName).map(({ name, isOwn }) => [name, isOwn])

test('the current user comes first, whatever titles and letter case the list has, and entries without a doctor last', () => {
  expect(names('Ayşe Yilmaz', [null, 'Dr. Çağla İnce'])).toEqual([
    ['Dr. Ayşe Yılmaz', true],
    ['Dr. Çağla İnce', false],
    ['Dr. Zeynep Ak', false],
    [null, false],
  ])
})

test('two spellings of a name are one doctor, with the branch of the list', () => {
  expect(calendarDoctors(listed, ['DR.  ZEYNEP AK'], null)).toHaveLength(2)
  expect(doctorKey(' Dr. Işıl  Güneş')).toBe(doctorKey('dr. isil gunes'))
})

test('if two doctors have the name of the user, neither is the current user', () => {
  expect(names('Ayşe Yılmaz', ['Dt. Ayşe Yılmaz']).some(([, isOwn]) => isOwn)).toBe(false)
  expect(names('Yılmaz Ak').some(([, isOwn]) => isOwn)).toBe(false)
  expect(names(null, [null]).some(([, isOwn]) => isOwn)).toBe(false)
})
