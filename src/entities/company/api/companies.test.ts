import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getGetCompanySettingsQueryKey, getListCompaniesQueryKey } from '@/shared/api'
import { cachedTransactions, fetchCompanies } from './companies'

const uuid = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'
const other = 'f9b7a8de-3b6d-4c0e-8a2b-6f4d1c7e9a55'

test.each([
  [undefined, undefined, false],
  [false, null, false],
  [true, undefined, true],
  [undefined, true, true],
  [true, false, true],
  [false, true, true],
])('transactions %s beside the settings and %s inside them count as %s', (outer, inner, expected) => {
  const client = new QueryClient()
  client.setQueryData(getGetCompanySettingsQueryKey(), {
    companies: { uuid, transactions: outer, companies_setting: { transactions: inner } },
  })
  expect(cachedTransactions(client, uuid)).toBe(expected)
})

test.each([
  [null, [true, false]],
  [other, [false, true]],
  ['a clinic the user has left', [true, false]],
])('selected %s: the settings of the active clinic count, in whatever order they are', (selected, transactions) => {
  const client = new QueryClient()
  client.setQueryData(getListCompaniesQueryKey(), { companies: [{ uuid }, { uuid: other }] })
  client.setQueryData(getGetCompanySettingsQueryKey(), {
    companies: [
      { uuid: other, transactions: transactions[1] },
      { uuid, transactions: transactions[0] },
    ],
  })
  expect(cachedTransactions(client, selected)).toBe(true)
})

test('a clinic that the platform lists twice is one clinic', async () => {
  const client = new QueryClient()
  client.setQueryData(getListCompaniesQueryKey(), { companies: [{ uuid }, { uuid: uuid.toUpperCase() }] })
  expect(await fetchCompanies(client, uuid)).toHaveLength(1)
})
