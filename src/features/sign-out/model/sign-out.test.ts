import { allSettled, createWatch, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { $authToken, sessionEnded, signedOut } from '@/shared/auth'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import {
  $isLocalSignOutOffered,
  $isSigningOut,
  localSignOutConfirmed,
  localSignOutDismissed,
  signOutRequested,
} from './sign-out'

vi.mock('@/shared/api', { spy: true })
vi.mock('@/shared/browser')
const signOut = vi.mocked(api.signOut)

afterEach(() => vi.resetAllMocks())

const rejection = (kind: api.ApiErrorKind) => new api.ApiError({ kind, operation: 'POST /sign-out' })

function setup() {
  const scope = fork({ values: [[$authToken, 'token']] })
  const out = vi.fn()
  const reports: ProblemReport[] = []
  createWatch({ unit: signedOut, fn: out, scope })
  createWatch({ unit: problemOccurred, fn: (report) => reports.push(report), scope })
  return {
    scope,
    out,
    reports,
    request: () => allSettled(signOutRequested, { scope }),
    isOffered: () => scope.getState($isLocalSignOutOffered),
  }
}

test('a sign-out that the platform accepts ends the session', async () => {
  signOut.mockResolvedValue({ statusCode: 200 })
  const { out, request, reports } = setup()
  await request()
  expect(out).toHaveBeenCalledOnce()
  expect(reports).toEqual([])
})

test('asking twice while the platform thinks asks it once', async () => {
  signOut.mockResolvedValue({ statusCode: 200 })
  const { scope, request } = setup()
  const first = request()
  expect(scope.getState($isSigningOut)).toBe(true)
  await Promise.all([first, request()])
  expect(signOut).toHaveBeenCalledOnce()
})

test('the first refusal is silent for the doctor, and the operators hear of it', async () => {
  signOut.mockRejectedValue(rejection('server'))
  const { out, reports, request, isOffered } = setup()
  await request()
  expect(out).not.toHaveBeenCalled()
  expect(isOffered()).toBe(false)
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'signOut', details: ['ApiError'] }])
})

test('an answer that is no success is a refusal too', async () => {
  signOut.mockResolvedValue({ statusCode: 204 })
  const { out, reports, request } = setup()
  await request()
  expect(out).not.toHaveBeenCalled()
  expect(reports).toHaveLength(1)
})

test('the second refusal offers to sign out on this device only', async () => {
  signOut.mockRejectedValue(rejection('offline'))
  const { scope, out, request, isOffered } = setup()
  await request()
  await request()
  expect(isOffered()).toBe(true)
  await allSettled(localSignOutConfirmed, { scope })
  expect(out).toHaveBeenCalledOnce()
  expect(isOffered()).toBe(false)
})

test('who declines stays signed in, and is offered it again at the next refusal', async () => {
  signOut.mockRejectedValue(rejection('offline'))
  const { scope, out, request, isOffered } = setup()
  await request()
  await request()
  await allSettled(localSignOutDismissed, { scope })
  expect(isOffered()).toBe(false)
  expect(out).not.toHaveBeenCalled()
  await request()
  expect(isOffered()).toBe(true)
})

test('a session that was over already counts as signed out', async () => {
  signOut.mockRejectedValue(rejection('unauthorized'))
  const { out, reports, request } = setup()
  await request()
  expect(out).toHaveBeenCalledOnce()
  expect(reports).toEqual([])
})

test('the next session begins without refusals', async () => {
  signOut.mockRejectedValue(rejection('offline'))
  const { scope, request, isOffered } = setup()
  await request()
  await allSettled(sessionEnded, { scope, params: 'expired' })
  await request()
  expect(isOffered()).toBe(false)
})
