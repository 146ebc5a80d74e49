import { expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { TokenNotSaved } from '@/shared/auth'
import { toSignInError, toTokenError } from './sign-in-error'

const apiError = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, operation: 'POST /sign-in', ...(status && { status }) })

test.each([
  apiError('unauthorized', 401),
  apiError('forbidden', 403),
  apiError('notFound', 404),
  apiError('rejected', 400),
  apiError('rejected', 422),
])('$status does not reveal whether the e-mail or the password was wrong', (error) => {
  expect(toSignInError(error)).toBe('invalidCredentials')
})

test('too many attempts, no connection, a timeout and a server error are distinguished', () => {
  expect(toSignInError(apiError('rejected', 429))).toBe('tooManyTries')
  expect(toSignInError(apiError('offline'))).toBe('unreachable')
  expect(toSignInError(apiError('timeout'))).toBe('timeout')
  expect(toSignInError(apiError('server', 503))).toBe('server')
  expect(toSignInError(apiError('malformed', 200))).toBe('server')
  expect(toSignInError(new Error('sign-in answered 204'))).toBe('server')
})

test('a cancelled attempt is not an error', () => {
  expect(toSignInError(apiError('cancelled'))).toBeNull()
})

test.each([
  ['old-cookie', 'oldCookie'],
  ['blocked', 'cookiesBlocked'],
  ['invalid-token', 'server'],
] as const)('a token that is not saved names its cause: %s (F-R10)', (reason, error) => {
  expect(toTokenError(new TokenNotSaved(reason))).toBe(error)
})
