import { expect, test } from 'vitest'
import { sendTransactions } from '@/shared/api'
import { exchange, expectSessionOver, post } from '../support/http-exchange.ts'

const PATH = '/api/v1/transactions'

test('the transactions request has no body, and the response body is ignored', async () => {
  const response = await exchange({ receiving: 'the transactions call', request: post(PATH) }, () => sendTransactions())
  expect(response).toEqual({})
})

test('a 401 to the transactions request ends the session', () =>
  expectSessionOver({ receiving: 'the transactions call', request: post(PATH) }, () => sendTransactions()))
