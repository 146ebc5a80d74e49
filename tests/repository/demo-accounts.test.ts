import { expect, test } from 'vitest'
import { canOpen, isPublicRoute, ROUTE_IDS } from '@/shared/routes'
import { DEMO_ACCOUNTS } from '../../sandbox/demo/accounts.ts'

test('the first demo account may open every screen, as the README says', () => {
  const { email, permissions } = DEMO_ACCOUNTS[0]?.account ?? {}
  expect(email).toBe('doctor@demo.clinic')
  const groups = Object.entries(permissions ?? {}).map(([group, names]) => [group, new Set(names)] as const)
  const context = { permissions: new Map(groups), transactions: false }
  expect(ROUTE_IDS.filter((id) => !isPublicRoute(id) && !canOpen(id, context))).toEqual([])
})
