import { ApiError } from '@/shared/api'
import { TokenNotSaved } from '@/shared/auth'

/** `invalidCredentials` must not reveal whether the e-mail or the password was wrong. */
export type SignInError =
  | 'invalidCredentials'
  | 'tooManyTries'
  | 'unreachable'
  | 'timeout'
  | 'server'
  | 'cookiesBlocked'
  | 'oldCookie'

const TOO_MANY_REQUESTS = 429

export function toTokenError(error: Error): SignInError {
  const reason = error instanceof TokenNotSaved ? error.reason : 'blocked'
  return ({ 'invalid-token': 'server', 'old-cookie': 'oldCookie', blocked: 'cookiesBlocked' } as const)[reason]
}

/** Null for a cancelled attempt. */
export function toSignInError(error: unknown): SignInError | null {
  if (!(error instanceof ApiError)) return 'server'
  switch (error.kind) {
    case 'cancelled':
      return null
    case 'offline':
      return 'unreachable'
    case 'timeout':
      return 'timeout'
    case 'unauthorized':
    case 'forbidden':
    // 404 must look like 401: the response must not reveal whether the e-mail exists.
    case 'notFound':
      return 'invalidCredentials'
    case 'rejected':
      return error.status === TOO_MANY_REQUESTS ? 'tooManyTries' : 'invalidCredentials'
    case 'server':
    case 'malformed':
      return 'server'
  }
}
