import { allSettled, fork, type Scope } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { REQUEST_TIMEOUT_MS } from '@/shared/config'
import { tabMessageReceived } from '@/shared/tabs'
import { stubCookies } from '../../../tests/support/vitest/cookies'
import { $authToken, sessionEnded, signOutFailed, signOutStarted, unauthorizedReceived } from './session'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'

beforeEach(() => void vi.useFakeTimers())

function setup() {
  stubCookies({ auth_doctor: 'token' })
  const scope = fork({ values: [[$authToken, 'token']] })
  const ends = recordPayloads(sessionEnded, scope)
  return { scope, ends }
}

test.each<[string, (scope: Scope) => Promise<unknown>]>([
  ['this tab', (scope) => allSettled(signOutStarted, { scope })],
  ['another tab', (scope) => allSettled(tabMessageReceived, { scope, params: 'sign-out-started' })],
])('a 401 while %s signs out is a sign-out and no expired session', async (_, start) => {
  const { scope, ends } = setup()
  await start(scope)
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(ends).toEqual(['signed-out'])
})

test('other messages between tabs do not end the sign-out of another tab', async () => {
  const { scope, ends } = setup()
  for (const kind of ['sign-out-started', 'preferences-changed'] as const)
    await allSettled(tabMessageReceived, { scope, params: kind })
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(ends).toEqual(['signed-out'])
})

test.each<[string, (scope: Scope) => Promise<unknown>]>([
  ['this tab', (scope) => allSettled(signOutFailed, { scope })],
  ['another tab', (scope) => allSettled(tabMessageReceived, { scope, params: 'sign-out-failed' })],
])('a 401 after the sign-out of %s has failed is an expired session', async (_, fail) => {
  const { scope, ends } = setup()
  await allSettled(signOutStarted, { scope })
  await fail(scope)
  await allSettled(unauthorizedReceived, { scope, params: 'token' })
  expect(ends).toEqual(['expired'])
})

test('a sign-out that another tab has not finished within the time of a request does not explain a later 401', async () => {
  for (const [passed, end] of [
    [REQUEST_TIMEOUT_MS - 1, 'signed-out'],
    [REQUEST_TIMEOUT_MS, 'expired'],
  ] as const) {
    const { scope, ends } = setup()
    await allSettled(tabMessageReceived, { scope, params: 'sign-out-started' })
    vi.setSystemTime(Date.now() + passed)
    await allSettled(unauthorizedReceived, { scope, params: 'token' })
    expect(ends).toEqual([end])
  }
})
