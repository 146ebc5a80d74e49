import { expect, test } from 'vitest'
import { calendarDoctors, doctorKey } from './doctors'

const listed = [
  { name: 'Dr. Zeynep Ak', branch: 'Dahiliye' },
  { name: 'Dr. Ayşe Yılmaz', branch: 'Kardiyoloji' },
]
const names = (ownName: string | null, named: (string | null)[] = []) =>
  calendarDoctors(listed, named, ownName).map(({ name, isOwn }) => [name, isOwn])

test('the signed-in doctor comes first, whatever titles and letters the list has, those of nobody last', () => {
  expect(names('Ayşe Yilmaz', [null, 'Dr. Çağla İnce'])).toEqual([
    ['Dr. Ayşe Yılmaz', true],
    ['Dr. Çağla İnce', false],
    ['Dr. Zeynep Ak', false],
    [null, false],
  ])
})

test('one name written in two ways is one doctor, with the branch of the list', () => {
  expect(calendarDoctors(listed, ['DR.  ZEYNEP AK'], null)).toHaveLength(2)
  expect(doctorKey(' Dr. Işıl  Güneş')).toBe(doctorKey('dr. isil gunes'))
})

test('where two doctors have the name of the user, none of them is taken for the user', () => {
  expect(names('Ayşe Yılmaz', ['Dt. Ayşe Yılmaz']).some(([, isOwn]) => isOwn)).toBe(false)
  expect(names('Yılmaz Ak').some(([, isOwn]) => isOwn)).toBe(false)
  expect(names(null, [null]).some(([, isOwn]) => isOwn)).toBe(false)
})
