import { expect, test } from 'vitest'
import { sendTransactions } from '@/shared/api'
import { exchange, expectSessionOver, post } from '../support/http-exchange.ts'

const PATH = '/api/v1/transactions'

test('the transactions call goes out without a body; nothing is read from the answer', async () => {
  const response = await exchange({ receiving: 'the transactions call', request: post(PATH) }, () => sendTransactions())
  expect(response).toEqual({})
})

test('the transactions call ends the session when the platform knows it no longer', () =>
  expectSessionOver({ receiving: 'the transactions call', request: post(PATH) }, () => sendTransactions()))
