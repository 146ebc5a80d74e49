import { expect, test } from 'vitest'
import { getAccountingSettings } from '@/shared/api'
import { exchange, expectSessionOver, post, expectApiError } from '../support/http-exchange.ts'
import { like } from '../support/matchers.ts'

const PATH = '/api/v1/accounting/settings/get'
const settings = { currency: 'TRY', vat_rate: 10, invoice_prefix: 'BTM', invoice_due_days: 30 }

test('accounting settings are an object of unspecified fields', async () => {
  const response = await exchange(
    {
      given: [['the clinic has these accounting settings', { settings }]],
      receiving: 'a request for the accounting settings',
      request: post(PATH, {}),
      responseBody: { settings: like({}) },
    },
    () => getAccountingSettings({}),
  )
  expect(response).toEqual({ settings: {} })
})

test('a clinic may have no accounting settings', async () => {
  const response = await exchange(
    {
      given: [['the clinic has these accounting settings', { settings: null }]],
      receiving: 'a request for the accounting settings of a clinic without any',
      request: post(PATH, {}),
      responseBody: { settings: null },
    },
    () => getAccountingSettings({}),
  )
  expect(response).toEqual({ settings: null })
})

test('a doctor without permission gets status 403', async () => {
  const rejection = await exchange(
    {
      given: [['the doctor may not see finance']],
      receiving: 'a request for the accounting settings by a doctor who may not see them',
      request: post(PATH, {}),
      status: 403,
    },
    () => expectApiError(() => getAccountingSettings({})),
  )
  expect(rejection).toMatchObject({ kind: 'forbidden', status: 403 })
})

test('a 401 to the request for the accounting settings ends the session', () =>
  expectSessionOver({ receiving: 'a request for the accounting settings', request: post(PATH, {}) }, () =>
    getAccountingSettings({}),
  ))
