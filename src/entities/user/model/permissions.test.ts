import { expect, test } from 'vitest'
import { parsePermissions } from './permissions'

test('groups keep their permission names', () => {
  const permissions = parsePermissions({ reports: ['end_of_day'], crm: [] })
  expect(permissions.get('reports')?.has('end_of_day')).toBe(true)
  expect(permissions.has('crm')).toBe(true)
  expect(permissions.has('finance')).toBe(false)
})

test('no groups grant nothing', () => {
  expect(parsePermissions(undefined).size).toBe(0)
})

test('names that every object inherits are no permission', () => {
  expect(parsePermissions({ crm: [] }).has('constructor')).toBe(false)
})
