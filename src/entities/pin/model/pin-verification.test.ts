// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { getGetUserInfoDetailQueryOptions } from '@/shared/api'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { createRespondingClient } from '../../../../tests/support/vitest/responding-client'
import { createPinVerification } from './pin-verification'

const KEY = 'portal.pin-tries'
const NOON = Date.UTC(2026, 10, 21, 12)
const verification = createPinVerification()
const other = createPinVerification()
const fetchUserInfo = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  document.cookie = 'auth_doctor=token; Path=/'
  fetchUserInfo.mockReset()
})

const withoutPromptId = (state: object) => ({ ...state, promptId: undefined })
const userInfoWith = (pin: unknown) => ({ userInfo: { uuid: 'u', pin } })

/** A new page, in the same tab or in another one: the storage is kept. */
async function setup({ known = '1234' }: { known?: unknown } = {}) {
  fetchUserInfo.mockResolvedValue(userInfoWith(known))
  const scope = fork({ values: [[$queryClient, createRespondingClient(() => fetchUserInfo())]] })
  await allSettled(appStarted, { scope })
  await allSettled(verification.started, { scope })
  const succeeded = recordPayloads(verification.succeeded, scope)
  const submit = (pin: string) => allSettled(verification.submitted, { scope, params: new OneTimeSecret(pin) })
  const status = () => withoutPromptId(scope.getState(verification.$state))
  return { scope, succeeded, submit, status }
}

test('the right PIN is accepted and checked against the cached PIN', async () => {
  const { scope, succeeded, submit, status } = await setup()
  await scope.getState($queryClient).query(getGetUserInfoDetailQueryOptions())
  await submit('1234')
  expect(succeeded).toHaveLength(1)
  expect(status()).toEqual({ status: 'closed' })
  expect(fetchUserInfo).toHaveBeenCalledOnce()
})

test('a wrong PIN is rejected after the second comparison, and the user can try again', async () => {
  const { scope, succeeded, submit, status } = await setup()
  await submit('9999')
  expect(status()).toEqual({ status: 'ready', error: 'wrong' })
  expect(fetchUserInfo).toHaveBeenCalledTimes(2)
  expect(scope.getState(verification.$failures)).toBe(1)
  await submit('1234')
  expect(succeeded).toHaveLength(1)
})

test.each([null, '', '12345', 12_345])('with %j as PIN of the platform no input is accepted (F-G07)', async (known) => {
  const { succeeded, submit, status } = await setup({ known })
  await submit('1234')
  expect(status()).toEqual({ status: 'ready', error: 'missing' })
  expect(succeeded).toEqual([])
})

test('without a response no PIN is accepted or wrong, but the attempt counts', async () => {
  const { scope, submit, status } = await setup()
  fetchUserInfo.mockRejectedValue(new Error('offline'))
  await submit('1234')
  expect(status()).toEqual({ status: 'ready', error: 'unreachable' })
  expect(JSON.parse(deviceStorage.read(KEY) ?? '')).toEqual({ count: 1, at: NOON })
  expect(scope.getState(verification.$failures)).toBe(1)
})

test('pressing Enter twice submits once (F-G10)', async () => {
  const { scope, submit, succeeded } = await setup()
  const second = new OneTimeSecret('1234')
  await Promise.all([submit('1234'), allSettled(verification.submitted, { scope, params: second })])
  expect(succeeded).toHaveLength(1)
  expect(() => second.take()).toThrow('the secret was taken before')
})

test('after a success no PIN is accepted until the next verification starts', async () => {
  const { scope, succeeded, submit } = await setup()
  await submit('1234')
  await submit('1234')
  expect(succeeded).toHaveLength(1)
  expect(deviceStorage.read(KEY), 'it is not counted as an attempt').toBeNull()
  await allSettled(verification.started, { scope })
  await submit('1234')
  expect(succeeded).toHaveLength(2)
})

test.each([
  ['the user cancelled', verification.dismissed, undefined],
  ['the session ended', sessionEnded, 'signed-out'],
  ['another tab started a session', sessionReplaced, undefined],
] as const)('a response after %s is ignored, and the attempt was counted before it arrived', async (_, end, params) => {
  const { scope, submit, succeeded } = await setup()
  const { promise, resolve: respond } = Promise.withResolvers<unknown>()
  fetchUserInfo.mockReturnValue(promise)
  const typed = submit('1234')
  const ended = allSettled(end as typeof verification.dismissed, { scope, params: params as never })
  respond(userInfoWith('1234'))
  await Promise.all([typed, ended])
  expect(succeeded).toEqual([])
  expect(scope.getState(verification.$state)).toEqual({ status: 'closed' })
  expect(deviceStorage.read(KEY)).toBe(`{"count":1,"at":${NOON}}`)
})

test('the response to an attempt of a cancelled verification does not complete the next one', async () => {
  const { scope, submit, succeeded, status } = await setup()
  const { promise, resolve: respond } = Promise.withResolvers<unknown>()
  fetchUserInfo.mockReturnValue(promise)
  const cancelled = submit('1234')
  const restarted = [verification.dismissed, verification.started].map((unit) => allSettled(unit, { scope }))
  const next = submit('9999')
  respond(userInfoWith('1234'))
  await Promise.all([cancelled, ...restarted, next])
  expect(succeeded).toEqual([])
  expect(status()).toEqual({ status: 'ready', error: 'wrong' })
})

test('five wrong attempts start a lockout, which doubles with each further one', async () => {
  const { succeeded, submit, status } = await setup()
  for (const pin of ['0001', '0002', '0003', '0004']) await submit(pin)
  expect(status()).toEqual({ status: 'ready', error: 'wrong' })
  await submit('0005')
  expect(status()).toEqual({ status: 'lockedOut', secondsLeft: 30 })

  await submit('1234')
  expect(succeeded).toEqual([])
  vi.advanceTimersByTime(12_000)
  expect(status()).toEqual({ status: 'lockedOut', secondsLeft: 18 })
  vi.advanceTimersByTime(18_000)
  expect(status()).toEqual({ status: 'ready', error: null })

  await submit('0006')
  expect(status()).toEqual({ status: 'lockedOut', secondsLeft: 60 })
  vi.advanceTimersByTime(60_000)
  await submit('1234')
  expect(succeeded).toHaveLength(1)
})

test('a lockout takes at most 15 minutes', async () => {
  deviceStorage.write(KEY, `{"count":20,"at":${NOON}}`)
  const { status } = await setup()
  expect(status()).toEqual({ status: 'lockedOut', secondsLeft: 15 * 60 })
})

test('a lockout has its full duration after sleep and when the clock is set back', async () => {
  const { scope, submit, status } = await setup()
  for (let attempts = 0; attempts < 5; attempts += 1) await submit('9999')
  vi.setSystemTime(NOON - 60 * 60_000)
  vi.advanceTimersByTime(1_000)
  expect(status()).toEqual({ status: 'lockedOut', secondsLeft: 30 })
  vi.advanceTimersByTime(29_000)
  expect(status()).toEqual({ status: 'lockedOut', secondsLeft: 1 })
  vi.setSystemTime(NOON + 60 * 60_000)
  vi.advanceTimersByTime(1_000)
  expect(status()).toEqual({ status: 'ready', error: null })
  await allSettled(verification.dismissed, { scope })
})

test('failed attempts survive a reload as a count and a time, and are shared by all verifications', async () => {
  const before = await setup()
  for (let attempts = 0; attempts < 5; attempts += 1) await before.submit('9999')
  expect(JSON.parse(deviceStorage.read(KEY) ?? '')).toEqual({ count: 5, at: NOON })

  vi.setSystemTime(NOON + 10_000)
  const { scope, status } = await setup()
  expect(status()).toEqual({ status: 'lockedOut', secondsLeft: 20 })
  await allSettled(other.started, { scope })
  expect(withoutPromptId(scope.getState(other.$state))).toEqual({ status: 'lockedOut', secondsLeft: 20 })
})

test('a lockout holds in a tab whose prompt was opened before (F-R21)', async () => {
  const tab = await setup()
  const otherTab = await setup()
  for (let attempts = 0; attempts < 5; attempts += 1) await otherTab.submit('9999')
  fetchUserInfo.mockClear()
  const typed = new OneTimeSecret('1234')
  await allSettled(verification.submitted, { scope: tab.scope, params: typed })
  expect(tab.succeeded).toEqual([])
  expect(() => typed.take(), 'the unused PIN is not kept').toThrow('the secret was taken before')
  expect(tab.status()).toEqual({ status: 'lockedOut', secondsLeft: 30 })
  expect(fetchUserInfo).not.toHaveBeenCalled()
  expect(tab.scope.getState(verification.$failures), 'the typed PIN does not stay in the field').toBe(1)
  vi.advanceTimersByTime(30_000)
  await tab.submit('9999')
  expect(tab.status()).toEqual({ status: 'lockedOut', secondsLeft: 60 })
})

test.each(['', 'null', '{', '{"count":-1,"at":0}', '{"count":"9","at":1}', '[]'])(
  'the storage value %j counts as no failed attempt',
  async (stored) => {
    deviceStorage.write(KEY, stored)
    const { status } = await setup()
    expect(status()).toEqual({ status: 'ready', error: null })
  },
)

test('the right PIN clears the failed attempts, the end of the session closes a lockout', async () => {
  const { scope, submit, status } = await setup()
  for (let attempts = 0; attempts < 4; attempts += 1) await submit('9999')
  await submit('1234')
  expect(deviceStorage.read(KEY)).toBeNull()
  await allSettled(verification.started, { scope })
  for (let attempts = 0; attempts < 5; attempts += 1) await submit('9999')
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(status()).toEqual({ status: 'closed' })
})

test('a verification that is cancelled during a lockout stays closed', async () => {
  const { scope, submit, status } = await setup()
  for (let attempts = 0; attempts < 5; attempts += 1) await submit('9999')
  await allSettled(verification.dismissed, { scope })
  vi.advanceTimersByTime(60_000)
  expect(status()).toEqual({ status: 'closed' })
})

test('the timer of an earlier prompt does not change the current one', async () => {
  const { scope, submit } = await setup()
  for (let attempts = 0; attempts < 5; attempts += 1) await submit('9999')
  vi.advanceTimersByTime(400)
  await allSettled(verification.started, { scope })
  const current = scope.getState(verification.$state)
  vi.advanceTimersByTime(600)
  expect(scope.getState(verification.$state)).toBe(current)
  vi.advanceTimersByTime(400)
  expect(withoutPromptId(scope.getState(verification.$state))).toEqual({ status: 'lockedOut', secondsLeft: 29 })
})

test('no store and no storage contains the typed PIN', async () => {
  const { scope, submit } = await setup()
  await submit('9999')
  const states = [scope.getState(verification.$state), scope.getState(verification.$failures)]
  expect(JSON.stringify(states)).not.toContain('9999')
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
  expect(stored).toContain(KEY)
  expect(stored).not.toContain('9999')
})
