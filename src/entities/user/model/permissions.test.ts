import { expect, test } from 'vitest'
import { parsePermissions } from './permissions'

test('permission names are grouped', () => {
  const permissions = parsePermissions({ reports: ['end_of_day'], crm: [] })
  expect(permissions.get('reports')?.has('end_of_day')).toBe(true)
  expect(permissions.has('crm')).toBe(true)
  expect(permissions.has('finance')).toBe(false)
})

test('without groups there are no permissions', () => {
  expect(parsePermissions(undefined).size).toBe(0)
})

test('inherited property names are not permissions', () => {
  expect(parsePermissions({ crm: [] }).has('constructor')).toBe(false)
})
