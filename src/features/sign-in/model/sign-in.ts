import { createEffect, createEvent, createStore, sample } from 'effector'
import { not } from 'patronum'
import { ApiError, isRateLimited, retryAt, signIn } from '@/shared/api'
import { $lastSessionEnd, saveTokenFx, sessionEnded, TokenNotSavedError, tokenReceived } from '@/shared/auth'
import { abortOn, debounce } from '@/shared/lib/effector'
import type { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { reportDefects } from '@/shared/runtime-errors'

/** `invalidCredentials` must not reveal whether the e-mail or the password was wrong. */
type SignInError =
  | 'invalidCredentials'
  | 'tooManyAttempts'
  | 'unreachable'
  | 'timeout'
  | 'server'
  | 'cookiesBlocked'
  | 'oldCookie'

export function toTokenError(error: Error): SignInError {
  const reason = error instanceof TokenNotSavedError ? error.reason : 'blocked'
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
      return isRateLimited(error) ? 'tooManyAttempts' : 'invalidCredentials'
    case 'server':
    case 'malformed':
      return 'server'
  }
}

export type SignInStatus =
  | { kind: 'idle' | 'signing-in' | 'taking-long' | 'signed-in' }
  | { kind: 'failed'; error: SignInError }

interface Credentials {
  email: string
  password: OneTimeSecret
}

interface SignInAttempt {
  credentials: Credentials
  controller: AbortController
}

const SLOW_NOTICE_DELAY_MS = 4_000

// Events
export const signInSubmitted = createEvent<Credentials>()
export const signInCancelled = createEvent()

// Effects
export const requestTokenFx = createEffect(async ({ credentials, controller }: SignInAttempt): Promise<string> => {
  const { email, password } = credentials
  const { statusCode, token } = await signIn({ email, password: password.take() }, { signal: controller.signal })
  if (statusCode !== 200) throw new Error(`unexpected status ${statusCode}`)
  return token
})

// Stores
export const $signInStatus = createStore<SignInStatus>({ kind: 'idle' })
export const $isSigningIn = $signInStatus.map(({ kind }) => kind !== 'idle' && kind !== 'failed')
/** Unix time in milliseconds, from `Retry-After`. */
export const $retryAt = createStore<number | null>(null)
/** Incremented with each rejection, which resets the password field. */
export const $passwordResetKey = createStore(0)
/** Why the user has to sign in again; null after a sign-out. */
export const $sessionNotice = $lastSessionEnd.map((end) => (end === 'signed-out' ? null : end))

// Connections
const attemptStarted = sample({
  clock: signInSubmitted,
  filter: not($isSigningIn),
  fn: (credentials): SignInAttempt => ({ credentials, controller: new AbortController() }),
})
sample({ clock: attemptStarted, target: requestTokenFx })
abortOn([signInCancelled], attemptStarted)
sample({ clock: requestTokenFx.doneData, target: tokenReceived })

reportDefects(requestTokenFx.failData, saveTokenFx.failData)
const attemptFailed = requestTokenFx.failData.map(toSignInError)
$signInStatus
  .on(attemptStarted, () => ({ kind: 'signing-in' }))
  .on(debounce(attemptStarted, SLOW_NOTICE_DELAY_MS), (status) =>
    status.kind === 'signing-in' ? { kind: 'taking-long' } : status,
  )
  .on(saveTokenFx.done, () => ({ kind: 'signed-in' }))
  .on(saveTokenFx.failData, (_, error) => failed(toTokenError(error)))
  .on(attemptFailed, (_, error) => (error === null ? { kind: 'idle' } : failed(error)))
  .reset(sessionEnded)
$retryAt.on(requestTokenFx.failData, (_, error) => retryAt(error))
$passwordResetKey.on(attemptFailed, (key, error) => (error === 'invalidCredentials' ? key + 1 : key))

function failed(error: SignInError): SignInStatus {
  return { kind: 'failed', error }
}
