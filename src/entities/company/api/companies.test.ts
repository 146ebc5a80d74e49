import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getGetCompanySettingsQueryOptions } from '@/shared/api'
import { cachedTransactions } from './companies'

const uuid = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'

test.each([
  [undefined, undefined, false],
  [false, null, false],
  [true, undefined, true],
  [undefined, true, true],
  [true, false, true],
  [false, true, true],
])('transactions %s beside the settings and %s inside them count as %s', (outer, inner, expected) => {
  const client = new QueryClient()
  client.setQueryData(getGetCompanySettingsQueryOptions().queryKey, {
    companies: { uuid, transactions: outer, companies_setting: { transactions: inner } },
  })
  expect(cachedTransactions(client, uuid)).toBe(expected)
})
