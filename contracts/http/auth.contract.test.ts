import { expect, test } from 'vitest'
import { signIn } from '@/shared/api'
import { anonymousExchange, post, expectApiError } from '../support/http-exchange.ts'
import { regex } from '../support/matchers.ts'

const PATH = '/api/v1/auth/doctor/sign-in'
const account = { email: 'deniz.arslan@bogazicitip.example', password: 'Doğru parola 42' }

/** The token is stored in a cookie: `cookie-octet` of RFC 6265, and the size limit of a cookie. */
const COOKIE_VALUE = '^[\\x21\\x23-\\x2B\\x2D-\\x3A\\x3C-\\x5B\\x5D-\\x7E]{1,3500}$'

test('signing in with the right password returns a token that fits into a cookie', async () => {
  const { result } = await anonymousExchange(
    {
      given: [['a doctor can sign in', account]],
      receiving: 'a sign-in with the right password',
      request: post(PATH, account),
      responseBody: { statusCode: 200, token: regex(COOKIE_VALUE, '9b1c7e62a4f84d0d8f1f') },
    },
    () => signIn(account),
  )
  expect(result).toEqual({ statusCode: 200, token: '9b1c7e62a4f84d0d8f1f' })
})

test('a wrong password is rejected, and no session ends', async () => {
  const other = { ...account, email: 'efe.celik@bogazicitip.example' }
  const wrong = { ...other, password: 'yanlış parola' }
  const { result, received } = await anonymousExchange(
    {
      given: [['a doctor can sign in', other]],
      receiving: 'a sign-in with a wrong password',
      request: post(PATH, wrong),
      status: 401,
    },
    () => expectApiError(() => signIn(wrong)),
  )
  expect(result).toMatchObject({ kind: 'unauthorized', status: 401 })
  expect(received.unauthorized).toEqual([])
})

test('too many attempts are rejected with status 429', async () => {
  const blocked = { ...account, email: 'selin.kaya@bogazicitip.example' }
  const { result } = await anonymousExchange(
    {
      given: [['too many attempts to sign in were made', { email: blocked.email }]],
      receiving: 'one more sign-in after too many attempts',
      request: post(PATH, blocked),
      status: 429,
    },
    () => expectApiError(() => signIn(blocked)),
  )
  expect(result).toMatchObject({ kind: 'rejected', status: 429 })
})
