import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { saveTokenFx, sessionEnded } from '@/shared/auth'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { $hasExpired, $isSigningIn, $rejectionCount, $signInStatus, signInCancelled, signInSubmitted } from './sign-in'

vi.mock('@/shared/api', { spy: true })
const signIn = vi.mocked(api.signIn)

const EMAIL = 'doctor@demo.clinic'
const typed = () => ({ email: EMAIL, password: new OneTimeSecret('demo') })
const failure = (kind: api.ApiErrorKind, status?: number) =>
  new api.ApiError({ kind, operation: 'POST /sign-in', ...(status && { status }) })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

function setup(keepToken: (token: string) => string = (token) => token) {
  const scope = fork({ handlers: [[saveTokenFx, keepToken]] })
  const stored: string[] = []
  createWatch({ unit: saveTokenFx.doneData, fn: (token) => stored.push(token), scope })
  return {
    scope,
    stored,
    status: () => scope.getState($signInStatus),
    begin: () => void allSettled(signInSubmitted, { scope, params: typed() }),
    /** Begins and waits until all is said, the page's patience included. */
    submit: async () => {
      const settled = allSettled(signInSubmitted, { scope, params: typed() })
      await vi.runAllTimersAsync()
      await settled
    },
  }
}

/** A platform that answers when it is told to, or when the call is called off. */
function pendingResponse() {
  let respond: (value: { statusCode: number; token: string }) => void = () => {}
  signIn.mockImplementation(
    (_, options) =>
      new Promise((resolve, reject) => {
        respond = resolve
        options?.signal?.addEventListener('abort', () => reject(failure('cancelled')))
      }),
  )
  return { respond: () => respond({ statusCode: 200, token: 'token' }) }
}

test('the right password brings a token, which is kept', async () => {
  signIn.mockResolvedValue({ statusCode: 200, token: 'token' })
  const { stored, status, submit } = setup()
  await submit()
  expect(signIn).toHaveBeenCalledWith({ email: EMAIL, password: 'demo' }, expect.anything())
  expect(stored).toEqual(['token'])
  expect(status()).toEqual({ kind: 'signed-in' })
})

test('a wrong password is refused, and what was typed is of no use any more', async () => {
  signIn.mockRejectedValue(failure('unauthorized', 401))
  const { scope, stored, status, submit } = setup()
  await submit()
  expect(status()).toEqual({ kind: 'failed', error: 'invalidCredentials' })
  expect(scope.getState($rejectionCount)).toBe(1)
  expect(stored).toEqual([])
})

test('trouble on the way does not cost the doctor the typed password', async () => {
  for (const kind of ['offline', 'timeout', 'server', 'malformed'] as const) {
    signIn.mockRejectedValue(failure(kind))
    const { scope, status, submit } = setup()
    await submit()
    expect(status().kind).toBe('failed')
    expect(scope.getState($rejectionCount)).toBe(0)
  }
})

test('an answer that is no success begins no session', async () => {
  signIn.mockResolvedValue({ statusCode: 204, token: 'token' })
  const { stored, status, submit } = setup()
  await submit()
  expect(stored).toEqual([])
  expect(status()).toEqual({ kind: 'failed', error: 'server' })
})

test('cookies that the browser drops are named as the reason', async () => {
  signIn.mockResolvedValue({ statusCode: 200, token: 'token' })
  const { status, submit } = setup(() => {
    throw new Error('dropped')
  })
  await submit()
  expect(status()).toEqual({ kind: 'failed', error: 'cookiesBlocked' })
})

test('submitting twice asks once, until the portal is there', async () => {
  const { respond } = pendingResponse()
  const { scope, begin, submit } = setup()
  begin()
  begin()
  expect(scope.getState($isSigningIn)).toBe(true)
  respond()
  await submit()
  expect(signIn).toHaveBeenCalledOnce()
})

test('after a failure one may try again', async () => {
  signIn.mockRejectedValueOnce(failure('offline')).mockResolvedValueOnce({ statusCode: 200, token: 'token' })
  const { stored, submit } = setup()
  await submit()
  await submit()
  expect(stored).toEqual(['token'])
})

test('after four seconds the page says that it takes longer than usual', async () => {
  const { respond } = pendingResponse()
  const { status, begin } = setup()
  begin()
  await vi.advanceTimersByTimeAsync(3_999)
  expect(status().kind).toBe('signing-in')
  await vi.advanceTimersByTimeAsync(1)
  expect(status().kind).toBe('taking-long')
  respond()
  await vi.advanceTimersByTimeAsync(0)
  expect(status().kind).toBe('signed-in')
})

test('a slow attempt can be called off, and nothing is said about it', async () => {
  pendingResponse()
  const { scope, stored, status, begin } = setup()
  begin()
  await vi.advanceTimersByTimeAsync(5_000)
  await allSettled(signInCancelled, { scope })
  expect(status()).toEqual({ kind: 'idle' })
  expect(stored).toEqual([])
})

test('the patience of a later attempt counts from its own beginning', async () => {
  pendingResponse()
  const { scope, status, begin } = setup()
  begin()
  await vi.advanceTimersByTimeAsync(3_000)
  void allSettled(signInCancelled, { scope })
  await vi.advanceTimersByTimeAsync(0)
  begin()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(status().kind).toBe('signing-in')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(status().kind).toBe('taking-long')
})

test('an expired session is told about until the doctor is in again; a sign-out is not', async () => {
  signIn.mockResolvedValue({ statusCode: 200, token: 'token' })
  const { scope, submit } = setup()
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($hasExpired)).toBe(true)
  await submit()
  expect(scope.getState($hasExpired)).toBe(false)
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(scope.getState($hasExpired)).toBe(false)
})

test('the page begins anew after a session', async () => {
  signIn.mockResolvedValue({ statusCode: 200, token: 'token' })
  const { scope, status, submit } = setup()
  await submit()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(status()).toEqual({ kind: 'idle' })
})

test('the password is gone as soon as the call is on its way', () => {
  pendingResponse()
  const { scope } = setup()
  const password = new OneTimeSecret('demo')
  void allSettled(signInSubmitted, { scope, params: { email: EMAIL, password } })
  expect(signIn).toHaveBeenCalledOnce()
  expect(() => password.take()).toThrow('taken before')
})
