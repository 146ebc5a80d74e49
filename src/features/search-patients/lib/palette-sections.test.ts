import { expect, test } from 'vitest'
import type { ActionCommand, PageCommand } from './find-commands'
import { rowsOf, toActionSections, toSections } from './palette-sections'
import { createPatient } from '../../../../tests/support/vitest/patient'

const patient = (uuid: string) => createPatient({ uuid, name: null })
const patients = ['1', '2', '3', '4', '5'].map(patient)
const pages: PageCommand[] = (['home', 'calendar', 'patients', 'crm', 'help', 'settings'] as const).map((id) => ({
  id,
  label: id,
  aliases: () => [],
}))
const actions: ActionCommand[] = [{ id: 'sign-out', label: 'Sign out', aliases: () => [], run() {} }]
const nothing = {
  recent: [],
  patients: [],
  isLocked: () => false,
  listTerm: null,
  arePatientsExpected: false,
  pages: [],
  actions: [],
}

const shape = (contents: Partial<typeof nothing> | object) =>
  toSections({ ...nothing, ...contents }).map(({ id, rows }) => `${id} ${rows.length}`)

test('a single section shows five rows (F-D10)', () => {
  expect(shape({ patients })).toEqual(['patients 5'])
  expect(shape({ pages })).toEqual(['pages 5'])
})

test('several sections show three rows each (F-D10)', () => {
  expect(shape({ patients, pages })).toEqual(['patients 3', 'pages 3'])
  expect(shape({ patients, pages, actions })).toEqual(['patients 3', 'pages 3', 'actions 1'])
})

test('more patients than rows are one row at the end of their section, for users who may open the list', () => {
  const [section] = toSections({ ...nothing, patients: [...patients, patient('6')], listTerm: 'kaya' })
  expect(section?.rows.map(({ kind }) => kind)).toEqual([...Array<string>(5).fill('patient'), 'all-patients'])
  expect(section?.rows.at(-1)).toMatchObject({ count: 6, term: 'kaya' })
  expect(shape({ patients, listTerm: 'kaya' })).toEqual(['patients 5'])
  expect(shape({ patients, pages, listTerm: 'kaya' })).toEqual(['patients 4', 'pages 3'])
})

test('recently opened patients come first', () => {
  expect(shape({ recent: patients, pages })).toEqual(['recent 3', 'pages 3'])
})

test('a section without rows is left out', () => {
  expect(shape({})).toEqual([])
  expect(shape({ actions })).toEqual(['actions 1'])
})

test('patients that are loading count as a section', () => {
  expect(shape({ pages, arePatientsExpected: true })).toEqual(['pages 3'])
})

test('the actions of a patient are one section', () => {
  const opened = { ...patient('1'), phone: '+90 532 418 22 07' }
  const [section, ...others] = toActionSections({ patient: opened, isLocked: false, isNumberRevealed: false })
  expect(others).toEqual([])
  expect(section?.rows.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'patient-action follow-up',
    'patient-action call',
    'patient-action copy-phone',
  ])
})

test('row ids are unique, even if a page and an action have the same id', () => {
  const [page] = pages
  const ids = rowsOf(toSections({ ...nothing, pages, actions: page ? [{ ...page, run() {} }] : [], patients })).map(
    ({ id }) => id,
  )
  expect(new Set(ids).size).toBe(ids.length)
})
