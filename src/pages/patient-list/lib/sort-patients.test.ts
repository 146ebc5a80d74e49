import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Patient } from '@/entities/patient'
import type { Sort } from '@/shared/columns'
import { type SortColumn, sortPatients } from './sort-patients'
import { createPatient } from '../../../../tests/support/vitest/patient'

const patient = (name: string | null, birthDate: string | null = null) =>
  createPatient({ uuid: `${name} ${birthDate}`, name, birthDate })
const by = (column: SortColumn, direction: Sort<SortColumn>['direction'] = 'ascending') => ({ column, direction })

test('names are sorted by the Turkish alphabet, missing names last in both directions', () => {
  const patients = ['Çınar', null, 'Iraz', 'İpek', 'Cem', 'Şule', 'Sude', 'Öykü', 'Oya'].map((name) => patient(name))
  const names = (sort: Sort<SortColumn>) => sortPatients(patients, sort).map(({ name }) => name)
  const inOrder = ['Cem', 'Çınar', 'Iraz', 'İpek', 'Oya', 'Öykü', 'Sude', 'Şule']
  expect(names(by('name'))).toEqual([...inOrder, null])
  expect(names(by('name', 'descending'))).toEqual([...inOrder.toReversed(), null])
})

test('birth dates are sorted by date, invalid dates last', () => {
  const patients = ['02.01.1990', '31.02.1980', '01.12.1989', null, '9.1.1990'].map((date) => patient('Ali', date))
  const dates = (sort: Sort<SortColumn>) => sortPatients(patients, sort).map(({ birthDate }) => birthDate)
  expect(dates(by('birthDate'))).toEqual(['01.12.1989', '02.01.1990', '9.1.1990', '31.02.1980', null])
  expect(dates(by('birthDate', 'descending'))).toEqual(['9.1.1990', '02.01.1990', '01.12.1989', '31.02.1980', null])
})

test('sorting loses and duplicates no patient', () => {
  const entries = fc.record({ name: fc.option(fc.string()), date: fc.option(fc.constantFrom('1.1.2000', 'x', '')) })
  const orders = fc.option(
    fc.record({
      column: fc.constantFrom('name' as const, 'birthDate' as const),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  )
  fc.assert(
    fc.property(fc.array(entries), orders, (inputs, sort) => {
      const patients = inputs.map(({ name, date }, n) => ({ ...patient(name, date), uuid: String(n) }))
      const uuids = (all: readonly Patient[]) => all.map(({ uuid }) => uuid).sort()
      expect(uuids(sortPatients(patients, sort))).toEqual(uuids(patients))
    }),
  )
})
