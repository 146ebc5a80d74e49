import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getGetUserInfoDetailQueryKey } from '@/shared/api'
import { cachedPermissions } from './user-info'

test('the permissions of a response are indexed once', () => {
  const client = new QueryClient()
  expect(cachedPermissions(client)).toBeUndefined()
  client.setQueryData(getGetUserInfoDetailQueryKey(), { userInfo: {} })
  const permissions = cachedPermissions(client)
  expect(permissions).toBeDefined()
  expect(cachedPermissions(client)).toBe(permissions)
})
