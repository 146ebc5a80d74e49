import { allSettled, type EffectParams, fork } from 'effector'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { saveTokenFx, sessionEnded, TokenNotSavedError } from '@/shared/auth'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { startFakePlatform } from '../../../../tests/support/vitest/platform-server'
import {
  $isSigningIn,
  $passwordResetKey,
  $sessionNotice,
  $signInStatus,
  requestTokenFx,
  signInCancelled,
  signInSubmitted,
  toSignInError,
  toTokenError,
} from './sign-in'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const requestToken = vi.fn<(attempt: EffectParams<typeof requestTokenFx>) => Promise<string>>()

const EMAIL = 'doctor@demo.clinic'
const typed = () => ({ email: EMAIL, password: new OneTimeSecret('demo') })
const failure = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, operation: 'POST /sign-in', ...(status && { status }) })

beforeEach(() => vi.useFakeTimers())
afterEach(() => void vi.resetAllMocks())

function setup(saveToken: (token: string) => string = (token) => token) {
  const scope = fork({
    handlers: [
      [requestTokenFx, requestToken],
      [saveTokenFx, saveToken],
    ],
  })
  const stored = recordPayloads(saveTokenFx.doneData, scope)
  return {
    scope,
    stored,
    status: () => scope.getState($signInStatus),
    submitNow: () => void allSettled(signInSubmitted, { scope, params: typed() }),
    /** Also runs the timer of the slow notice. */
    submit: async () => {
      const settled = allSettled(signInSubmitted, { scope, params: typed() })
      await vi.runAllTimersAsync()
      await settled
    },
  }
}

/** Responds when the test calls `respond`, and rejects when the request is aborted. */
function pendingResponse() {
  let respond: (token: string) => void = () => {}
  requestToken.mockImplementation(({ controller }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    respond = resolve
    controller.signal.addEventListener('abort', () => reject(failure('cancelled')))
    return promise
  })
  return { respond: () => respond('token') }
}

test('the correct password returns a token, which is stored', async () => {
  requestToken.mockResolvedValue('token')
  const { stored, status, submit } = setup()
  await submit()
  expect(stored).toEqual(['token'])
  expect(status()).toEqual({ kind: 'signed-in' })
})

test('a wrong password is rejected, and the typed password is discarded', async () => {
  requestToken.mockRejectedValue(failure('unauthorized', 401))
  const { scope, stored, status, submit } = setup()
  await submit()
  expect(status()).toEqual({ kind: 'failed', error: 'invalidCredentials' })
  expect(scope.getState($passwordResetKey)).toBe(1)
  expect(stored).toEqual([])
})

test('a connection or server error keeps the typed password', async () => {
  for (const kind of ['offline', 'timeout', 'server', 'malformed'] as const) {
    requestToken.mockRejectedValue(failure(kind))
    const { scope, status, submit } = setup()
    await submit()
    expect(status().kind).toBe('failed')
    expect(scope.getState($passwordResetKey)).toBe(0)
  }
})

test('a response without success starts no session', async () => {
  requestToken.mockRejectedValue(new Error('unexpected status 204'))
  const { stored, status, submit } = setup()
  await submit()
  expect(stored).toEqual([])
  expect(status()).toEqual({ kind: 'failed', error: 'server' })
})

test('blocked cookies are reported as the reason', async () => {
  requestToken.mockResolvedValue('token')
  const { status, submit } = setup(() => {
    throw new Error('dropped')
  })
  await submit()
  expect(status()).toEqual({ kind: 'failed', error: 'cookiesBlocked' })
})

test('submitting twice sends one request, until the portal is shown', async () => {
  const { respond } = pendingResponse()
  const { scope, submitNow, submit } = setup()
  submitNow()
  submitNow()
  expect(scope.getState($isSigningIn)).toBe(true)
  respond()
  await submit()
  expect(requestToken).toHaveBeenCalledOnce()
})

test('after a failure the user can try again', async () => {
  requestToken.mockRejectedValueOnce(failure('offline')).mockResolvedValueOnce('token')
  const { stored, submit } = setup()
  await submit()
  await submit()
  expect(stored).toEqual(['token'])
})

test('after four seconds the page says that signing in takes longer than usual', async () => {
  const { respond } = pendingResponse()
  const { status, submitNow } = setup()
  submitNow()
  await vi.advanceTimersByTimeAsync(3_999)
  expect(status().kind).toBe('signing-in')
  await vi.advanceTimersByTimeAsync(1)
  expect(status().kind).toBe('taking-long')
  respond()
  await vi.advanceTimersByTimeAsync(0)
  expect(status().kind).toBe('signed-in')
})

test('a slow attempt can be cancelled without an error', async () => {
  pendingResponse()
  const { scope, stored, status, submitNow } = setup()
  submitNow()
  await vi.advanceTimersByTimeAsync(5_000)
  await allSettled(signInCancelled, { scope })
  expect(status()).toEqual({ kind: 'idle' })
  expect(stored).toEqual([])
})

test('the four seconds start again with a new attempt', async () => {
  pendingResponse()
  const { scope, status, submitNow } = setup()
  submitNow()
  await vi.advanceTimersByTimeAsync(3_000)
  void allSettled(signInCancelled, { scope })
  await vi.advanceTimersByTimeAsync(0)
  submitNow()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(status().kind).toBe('signing-in')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(status().kind).toBe('taking-long')
})

test('an expired session is shown until the next sign-in, a sign-out is not', async () => {
  requestToken.mockResolvedValue('token')
  const { scope, submit } = setup()
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($sessionNotice)).toBe('expired')
  await submit()
  expect(scope.getState($sessionNotice)).toBeNull()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(scope.getState($sessionNotice)).toBeNull()
})

test('the page is reset after a session', async () => {
  requestToken.mockResolvedValue('token')
  const { scope, status, submit } = setup()
  await submit()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(status()).toEqual({ kind: 'idle' })
})

const respondWith = startFakePlatform()

function sendRequest() {
  vi.useRealTimers()
  const attempt = { credentials: typed(), controller: new AbortController() }
  const scope = fork({ handlers: [[saveTokenFx, (token: string) => token]] })
  return { attempt, settled: allSettled(requestTokenFx, { scope, params: attempt }) }
}

test('e-mail and password are sent, and the password is discarded as soon as the request is sent', async () => {
  const { received } = respondWith(() => HttpResponse.json({ statusCode: 200, token: 'token' }))
  const { attempt, settled } = sendRequest()
  expect(() => attempt.credentials.password.take()).toThrow('taken before')
  expect(await settled).toEqual({ status: 'done', value: 'token' })
  expect(await received[0]?.json()).toEqual({ email: EMAIL, password: 'demo' })
})

test('a status code other than 200 is an error', async () => {
  respondWith(() => HttpResponse.json({ statusCode: 204, token: 'token' }))
  expect(await sendRequest().settled).toEqual({ status: 'fail', value: new Error('unexpected status 204') })
})

test('a cancelled request is aborted', async () => {
  const { received } = respondWith(() => new Promise(() => {}))
  const { attempt, settled } = sendRequest()
  await vi.waitFor(() => expect(received).toHaveLength(1))
  attempt.controller.abort()
  expect(await settled).toMatchObject({ status: 'fail', value: { kind: 'cancelled' } })
})

test.each([
  failure('unauthorized', 401),
  failure('forbidden', 403),
  failure('notFound', 404),
  failure('rejected', 400),
  failure('rejected', 422),
])('$status does not reveal whether the e-mail or the password was wrong', (error) => {
  expect(toSignInError(error)).toBe('invalidCredentials')
})

test('too many attempts, no connection, a timeout and a server error are distinguished', () => {
  expect(toSignInError(failure('rejected', 429))).toBe('tooManyAttempts')
  expect(toSignInError(failure('offline'))).toBe('unreachable')
  expect(toSignInError(failure('timeout'))).toBe('timeout')
  expect(toSignInError(failure('server', 503))).toBe('server')
  expect(toSignInError(failure('malformed', 200))).toBe('server')
  expect(toSignInError(new Error('unexpected status 204'))).toBe('server')
})

test('a cancelled attempt is not an error', () => {
  expect(toSignInError(failure('cancelled'))).toBeNull()
})

test.each([
  ['old-cookie', 'oldCookie'],
  ['blocked', 'cookiesBlocked'],
  ['invalid-token', 'server'],
] as const)('a token that is not saved names its cause: %s (F-R10)', (reason, error) => {
  expect(toTokenError(new TokenNotSavedError(reason))).toBe(error)
})
