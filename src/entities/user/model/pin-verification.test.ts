import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { createPinVerification } from './pin-verification'

vi.mock('@/shared/api', { spy: true })
vi.mock('@/shared/browser', async (original) => {
  const stored = new Map<string, string>()
  return {
    ...(await original<typeof browser>()),
    deleteCookie: vi.fn(),
    readCookie: vi.fn(() => null),
    openTabChannel: vi.fn(() => () => {}),
    watchPageVisibility: vi.fn(),
    onKeyDown: vi.fn(),
    tabStorage: {
      read: (key: string) => stored.get(key) ?? null,
      write: (key: string, value: string) => Boolean(stored.set(key, value)),
      remove: (key: string) => void stored.delete(key),
    },
  }
})

const { tabStorage } = browser
const KEY = 'portal.pin-tries'
const NOON = Date.UTC(2026, 10, 21, 12)
const attempt = createPinVerification()
const other = createPinVerification()
const ask = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  tabStorage.remove(KEY)
  ask.mockReset()
  vi.mocked(api.getGetUserInfoDetailQueryOptions).mockReturnValue({
    queryKey: ['user'],
    queryFn: ask,
  } as never)
})
afterEach(() => vi.useRealTimers())

const answers = (pin: unknown) => ({ userInfo: { uuid: 'u', pin } })

/** A page of this tab; what the tab keeps outlasts it. */
async function setup({ known = '1234' }: { known?: unknown } = {}) {
  ask.mockResolvedValue(answers(known))
  const scope = fork({ values: [[$queryClient, createPortalQueryClient()]] })
  await allSettled(appStarted, { scope })
  await allSettled(attempt.asked, { scope })
  const passed = vi.fn()
  createWatch({ unit: attempt.passed, scope, fn: passed })
  const type = (pin: string) => allSettled(attempt.submitted, { scope, params: new OneTimeSecret(pin) })
  const status = () => scope.getState(attempt.$status)
  return { scope, passed, type, status }
}

test('the right PIN passes and is checked against what is known already', async () => {
  const { scope, passed, type, status } = await setup()
  await scope.getState($queryClient).query({ queryKey: ['user'], queryFn: ask })
  await type('1234')
  expect(passed).toHaveBeenCalledOnce()
  expect(status()).toEqual({ kind: 'closed' })
  expect(ask).toHaveBeenCalledOnce()
})

test('a PIN that does not match is compared once more with the PIN of today', async () => {
  const { scope, passed, type } = await setup({ known: '5678' })
  await scope.getState($queryClient).query({ queryKey: ['user'], queryFn: ask })
  ask.mockResolvedValue(answers('1234'))
  await type('1234')
  expect(passed).toHaveBeenCalledOnce()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a wrong PIN is wrong after the second look, and the next try is welcome', async () => {
  const { scope, passed, type, status } = await setup()
  await type('9999')
  expect(status()).toEqual({ kind: 'wrong' })
  expect(ask).toHaveBeenCalledTimes(2)
  expect(scope.getState(attempt.$failures)).toBe(1)
  await type('1234')
  expect(passed).toHaveBeenCalledOnce()
})

test.each([null, '', '12345', 12_345])('where the platform gives %j as PIN nothing is right', async (known) => {
  const { passed, type, status } = await setup({ known })
  await type('1234')
  expect(status()).toEqual({ kind: 'missing' })
  expect(passed).not.toHaveBeenCalled()
})

test('without an answer of the platform nothing is wrong and nothing opens, but the try counts', async () => {
  const { scope, type, status } = await setup()
  ask.mockRejectedValue(new Error('offline'))
  await type('1234')
  expect(status()).toEqual({ kind: 'unreachable' })
  expect(JSON.parse(tabStorage.read(KEY) ?? '')).toEqual({ count: 1, at: NOON })
  expect(scope.getState(attempt.$failures)).toBe(1)
})

test('Enter twice acts once', async () => {
  const { scope, passed } = await setup()
  const both = [1, 2].map(() => allSettled(attempt.submitted, { scope, params: new OneTimeSecret('1234') }))
  await Promise.all(both)
  expect(passed).toHaveBeenCalledOnce()
})

test('after it has passed nothing passes until the PIN is asked for again', async () => {
  const { scope, passed, type } = await setup()
  await type('1234')
  await type('1234')
  expect(passed).toHaveBeenCalledOnce()
  await allSettled(attempt.asked, { scope })
  await type('1234')
  expect(passed).toHaveBeenCalledTimes(2)
})

test.each([
  ['the doctor gave up', attempt.dismissed, undefined],
  ['the session ended', sessionEnded, 'signed-out'],
  ['another doctor signed in', sessionReplaced, undefined],
] as const)('an answer that comes after %s does nothing', async (_, end, params) => {
  const { scope, passed } = await setup()
  let answer: (value: unknown) => void = () => {}
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const typed = allSettled(attempt.submitted, { scope, params: new OneTimeSecret('1234') })
  const ended = allSettled(end as typeof attempt.dismissed, { scope, params: params as never })
  answer(answers('1234'))
  await Promise.all([typed, ended])
  expect(passed).not.toHaveBeenCalled()
  expect(scope.getState(attempt.$status)).toEqual({ kind: 'closed' })
})

test('after five wrong tries the field rests, and longer after each further one', async () => {
  const { passed, type, status } = await setup()
  for (const pin of ['0001', '0002', '0003', '0004']) await type(pin)
  expect(status()).toEqual({ kind: 'wrong' })
  await type('0005')
  expect(status()).toEqual({ kind: 'lockedOut', secondsLeft: 30 })

  await type('1234')
  expect(passed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(12_000)
  expect(status()).toEqual({ kind: 'lockedOut', secondsLeft: 18 })
  vi.advanceTimersByTime(18_000)
  expect(status()).toEqual({ kind: 'idle' })

  await type('0006')
  expect(status()).toEqual({ kind: 'lockedOut', secondsLeft: 60 })
  vi.advanceTimersByTime(60_000)
  await type('1234')
  expect(passed).toHaveBeenCalledOnce()
})

test('a rest is as long as its time says, also when the machine slept or the clock was set back', async () => {
  const { scope, type, status } = await setup()
  for (let tries = 0; tries < 5; tries += 1) await type('9999')
  vi.setSystemTime(NOON - 60 * 60_000)
  vi.advanceTimersByTime(1_000)
  expect(status()).toEqual({ kind: 'lockedOut', secondsLeft: 30 })
  vi.setSystemTime(NOON + 60 * 60_000)
  vi.advanceTimersByTime(1_000)
  expect(status()).toEqual({ kind: 'idle' })
  await allSettled(attempt.dismissed, { scope })
})

test('the tries survive a reload, only as a count and a time, and are shared by all that ask for the PIN', async () => {
  const before = await setup()
  for (let tries = 0; tries < 5; tries += 1) await before.type('9999')
  expect(JSON.parse(tabStorage.read(KEY) ?? '')).toEqual({ count: 5, at: NOON })

  vi.setSystemTime(NOON + 10_000)
  const { scope, status } = await setup()
  expect(status()).toEqual({ kind: 'lockedOut', secondsLeft: 20 })
  await allSettled(other.asked, { scope })
  expect(scope.getState(other.$status)).toEqual({ kind: 'lockedOut', secondsLeft: 20 })
})

test.each(['', 'null', '{', '{"count":-1,"at":0}', '{"count":"9","at":1}', '[]'])(
  'what stands as %j in the storage counts as no try',
  async (stored) => {
    tabStorage.write(KEY, stored)
    const { status } = await setup()
    expect(status()).toEqual({ kind: 'idle' })
  },
)

test('the right PIN and the end of the session forget the tries', async () => {
  const { scope, type, status } = await setup()
  for (let tries = 0; tries < 4; tries += 1) await type('9999')
  await type('1234')
  expect(tabStorage.read(KEY)).toBeNull()

  await allSettled(attempt.asked, { scope })
  for (let tries = 0; tries < 5; tries += 1) await type('9999')
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(status()).toEqual({ kind: 'closed' })
  expect(tabStorage.read(KEY)).toBeNull()
})

test('an attempt that is closed during a rest does not come back by itself', async () => {
  const { scope, type, status } = await setup()
  for (let tries = 0; tries < 5; tries += 1) await type('9999')
  await allSettled(attempt.dismissed, { scope })
  vi.advanceTimersByTime(60_000)
  expect(status()).toEqual({ kind: 'closed' })
})

test('no store of the scope holds what was typed', async () => {
  const { scope, type } = await setup()
  await type('9999')
  expect(JSON.stringify([scope.getState(attempt.$status), scope.getState(attempt.$failures)])).not.toContain('9999')
  expect(tabStorage.read(KEY)).not.toContain('9999')
})
