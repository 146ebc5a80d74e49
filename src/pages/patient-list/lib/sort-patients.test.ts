import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Patient } from '@/entities/patient'
import { nextSort, type PatientSort, sortPatients } from './sort-patients'

const patient = (name: string | null, birthDate: string | null = null): Patient => ({
  uuid: `${name} ${birthDate}`,
  name,
  surname: null,
  phone: null,
  birthDate,
  citizenshipNumber: null,
})
const by = (column: PatientSort['column'], direction: PatientSort['direction'] = 'ascending') => ({ column, direction })

test('names are in the order of the Turkish alphabet; who has none stands last in both directions', () => {
  const patients = ['Çınar', null, 'Iraz', 'İpek', 'Cem', 'Şule', 'Sude', 'Öykü', 'Oya'].map((name) => patient(name))
  const names = (sort: PatientSort) => sortPatients(patients, sort).map(({ name }) => name)
  const inOrder = ['Cem', 'Çınar', 'Iraz', 'İpek', 'Oya', 'Öykü', 'Sude', 'Şule']
  expect(names(by('name'))).toEqual([...inOrder, null])
  expect(names(by('name', 'descending'))).toEqual([...inOrder.toReversed(), null])
})

test('birth dates are in the order of the days, not of their letters; a day that does not exist stands last', () => {
  const patients = ['02.01.1990', '31.02.1980', '01.12.1989', null, '9.1.1990'].map((date) => patient('Ali', date))
  const dates = (sort: PatientSort) => sortPatients(patients, sort).map(({ birthDate }) => birthDate)
  expect(dates(by('birthDate'))).toEqual(['01.12.1989', '02.01.1990', '9.1.1990', '31.02.1980', null])
  expect(dates(by('birthDate', 'descending'))).toEqual(['9.1.1990', '02.01.1990', '01.12.1989', '31.02.1980', null])
})

test('a column goes up, down, and back to the best match first; another column begins anew', () => {
  const up = nextSort(null, 'name')
  expect(up).toEqual(by('name'))
  const down = nextSort(up, 'name')
  expect(down).toEqual(by('name', 'descending'))
  expect(nextSort(down, 'name')).toBeNull()
  expect(nextSort(down, 'birthDate')).toEqual(by('birthDate'))
})

test('no order loses or doubles a patient', () => {
  const someone = fc.record({ name: fc.option(fc.string()), date: fc.option(fc.constantFrom('1.1.2000', 'x', '')) })
  const orders = fc.option(
    fc.record({
      column: fc.constantFrom('name' as const, 'birthDate' as const),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  )
  fc.assert(
    fc.property(fc.array(someone), orders, (people, sort) => {
      const patients = people.map(({ name, date }, n) => ({ ...patient(name, date), uuid: String(n) }))
      const uuids = (all: readonly Patient[]) => all.map(({ uuid }) => uuid).sort()
      expect(uuids(sortPatients(patients, sort))).toEqual(uuids(patients))
    }),
  )
})
