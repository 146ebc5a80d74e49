import { expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { toSignInError } from './sign-in-error'

const answered = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, operation: 'POST /sign-in', ...(status && { status }) })

test.each([
  answered('unauthorized', 401),
  answered('forbidden', 403),
  answered('notFound', 404),
  answered('rejected', 400),
  answered('rejected', 422),
])('$status does not say whether the e-mail or the password was wrong', (error) => {
  expect(toSignInError(error)).toBe('invalidCredentials')
})

test('too many tries, no connection, no answer in time and trouble at the platform are told apart', () => {
  expect(toSignInError(answered('rejected', 429))).toBe('tooManyTries')
  expect(toSignInError(answered('offline'))).toBe('unreachable')
  expect(toSignInError(answered('timeout'))).toBe('timeout')
  expect(toSignInError(answered('server', 503))).toBe('server')
  expect(toSignInError(answered('malformed', 200))).toBe('server')
  expect(toSignInError(new Error('sign-in answered 204'))).toBe('server')
})

test('an attempt that was called off is no trouble', () => {
  expect(toSignInError(answered('cancelled'))).toBeNull()
})
