import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getGetUserInfoDetailQueryKey } from '@/shared/api'
import { fetchPermissions } from './user-info'

test('the permissions of a response are indexed once', async () => {
  const client = new QueryClient()
  client.setQueryData(getGetUserInfoDetailQueryKey(), { userInfo: {} })
  const permissions = await fetchPermissions(client)
  expect(permissions).toBeDefined()
  expect(await fetchPermissions(client)).toBe(permissions)
})
