import { allSettled, fork } from 'effector'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { $authToken, sessionEnded, signOutCompleted, signOutStarted } from '@/shared/auth'
import { featuresReady } from '@/shared/lifecycle'
import { problemOccurred } from '@/shared/report'
import { startFakePlatform } from '../../../../tests/support/vitest/platform-server'
import { $isLocalSignOutOffered, localSignOutConfirmed, localSignOutDismissed } from './local-sign-out'
import {
  $isSigningOut,
  $signOutFailureCount,
  revokeTokenFx,
  signOutBlockedChanged,
  signOutFx,
  signOutRequested,
} from './sign-out'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const signOut = vi.fn<(token: string | null) => Promise<void>>()

beforeEach(() => void signOut.mockReset())

const failure = (kind: ApiErrorKind) => new ApiError({ kind, operation: 'POST /sign-out' })

function setup() {
  const scope = fork({
    values: [[$authToken, 'token']],
    handlers: [
      [signOutFx, signOut],
      [revokeTokenFx, signOut],
    ],
  })
  const out = recordPayloads(signOutCompleted, scope)
  const reports = recordPayloads(problemOccurred, scope)
  return {
    scope,
    out,
    reports,
    request: () => allSettled(signOutRequested, { scope }),
    isOffered: () => scope.getState($isLocalSignOutOffered),
  }
}

test('a sign-out that the platform accepts ends the session', async () => {
  signOut.mockResolvedValue()
  const { out, request, reports } = setup()
  await request()
  expect(out).toHaveLength(1)
  expect(reports).toEqual([])
})

test('requesting twice while a request is pending sends one', async () => {
  signOut.mockResolvedValue()
  const { scope, request } = setup()
  const first = request()
  expect(scope.getState($isSigningOut)).toBe(true)
  await Promise.all([first, request()])
  expect(signOut).toHaveBeenCalledOnce()
})

test('the start of a sign-out is reported once when it is sent, and once before if it has to wait', async () => {
  signOut.mockResolvedValue()
  const { scope, request } = setup()
  const starts = recordPayloads(signOutStarted, scope)
  await request()
  expect(starts).toHaveLength(1)
  await allSettled(signOutBlockedChanged, { scope, params: true })
  await request()
  expect(starts).toHaveLength(2)
  await allSettled(signOutBlockedChanged, { scope, params: false })
  expect(starts).toHaveLength(3)
})

test('a late response to a sign-out does not end the next session', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  signOut.mockReturnValue(promise)
  const { scope, out, request } = setup()
  const requested = request()
  void allSettled($authToken, { scope, params: 'of-the-next-session' })
  resolve()
  await requested
  expect(out).toEqual([])
})

test('the first failure shows nothing to the user and is reported', async () => {
  signOut.mockRejectedValue(failure('server'))
  const { out, reports, request, isOffered } = setup()
  await request()
  expect(out).toEqual([])
  expect(isOffered()).toBe(false)
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'signOut', details: ['ApiError', 'server'] }])
})

test('the second failure offers to sign out on this device only (F-B08)', async () => {
  signOut.mockRejectedValue(failure('offline'))
  const { scope, out, request, isOffered } = setup()
  await request()
  await request()
  expect(isOffered()).toBe(true)
  await allSettled(localSignOutConfirmed, { scope })
  expect(out).toHaveLength(1)
  expect(isOffered()).toBe(false)
})

test('failures from before the features are loaded count', async () => {
  const scope = fork({ values: [[$signOutFailureCount, 2]] })
  await allSettled(featuresReady, { scope })
  expect(scope.getState($isLocalSignOutOffered)).toBe(true)
})

test('a user who declines stays signed in, and gets the offer again at the next failure', async () => {
  signOut.mockRejectedValue(failure('offline'))
  const { scope, out, request, isOffered } = setup()
  await request()
  await request()
  await allSettled(localSignOutDismissed, { scope })
  expect(isOffered()).toBe(false)
  expect(out).toEqual([])
  await request()
  expect(isOffered()).toBe(true)
})

test('the next session starts without failures', async () => {
  signOut.mockRejectedValue(failure('offline'))
  const { scope, request, isOffered } = setup()
  await request()
  await allSettled(sessionEnded, { scope, params: 'expired' })
  await request()
  expect(isOffered()).toBe(false)
})

test('the token of a session that has ended here is signed out at the platform', async () => {
  signOut.mockResolvedValue()
  const { scope, out, reports } = setup()
  await allSettled(revokeTokenFx, { scope, params: 'ended' })
  expect(signOut).toHaveBeenCalledExactlyOnceWith('ended')
  expect(out).toEqual([])
  expect(reports).toEqual([])
})

test('a failed sign-out of an ended session is reported, and offers nothing to the user', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  signOut.mockRejectedValue(failure('offline'))
  const { scope, reports, isOffered } = setup()
  await allSettled(revokeTokenFx, { scope, params: 'ended' })
  await allSettled(revokeTokenFx, { scope, params: 'ended' })
  expect(reports).toEqual(Array(2).fill({ kind: 'silent-failure', where: 'signOut', details: ['ApiError', 'offline'] }))
  expect(isOffered()).toBe(false)
})

test('a request that fails is not sent again by itself (F-A22)', async () => {
  vi.useFakeTimers()
  signOut.mockRejectedValue(failure('offline'))
  const { request } = setup()
  await request()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signOut).toHaveBeenCalledOnce()
})

const respondWith = startFakePlatform()

test.each([
  [200, 'signed out', { status: 'done', value: undefined }],
  [401, 'signed out before, which is no error', { status: 'done', value: undefined }],
  [204, 'not signed out', { status: 'fail', value: new Error('unexpected status 204') }],
  [500, 'not signed out', { status: 'fail', value: expect.objectContaining({ kind: 'server' }) }],
])('a session for which the platform answers %i is %s', async (statusCode, _, result) => {
  const { received } = respondWith(() => HttpResponse.json({ statusCode }))
  expect(await allSettled(signOutFx, { scope: fork(), params: 'token' })).toEqual(result)
  expect(await allSettled(revokeTokenFx, { scope: fork(), params: 'ended' })).toEqual(result)
  expect(received.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token', 'Bearer ended'])
})
