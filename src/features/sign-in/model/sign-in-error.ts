import { ApiError } from '@/shared/api'

/**
 * Why signing in did not work, as far as the doctor can do something about it. `refused` never says whether the e-mail or
 * the password was wrong.
 */
export type SignInError =
  | 'invalidCredentials'
  | 'tooManyTries'
  | 'unreachable'
  | 'timeout'
  | 'server'
  | 'cookiesBlocked'

const TOO_MANY_REQUESTS = 429

/** Null when the doctor called the attempt off. */
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
    // A platform that says 404 for an unknown e-mail must not be told apart from one that says 401.
    case 'notFound':
      return 'invalidCredentials'
    case 'rejected':
      return error.status === TOO_MANY_REQUESTS ? 'tooManyTries' : 'invalidCredentials'
    case 'server':
    case 'malformed':
      return 'server'
  }
}
