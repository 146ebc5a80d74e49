import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { pageResumed, sessionEnded } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { $config, parsePortalConfig } from '@/shared/config'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import {
  $isScreenLocked,
  $isScreenLockPaused,
  $sessionEndsAt,
  screenLocked,
  screenLockPausedChanged,
  screenLockPin,
} from './screen-lock'

vi.mock('@/shared/api', { spy: true })
vi.mock('@/shared/browser')
const { deviceStorage, onUserActivity, openTabChannel, readCookies, readCookie, setPageLocked } = vi.mocked(browser)

const KEY = 'portal.last-input'
const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

/** What all tabs of the browser share. */
const stored = new Map<string, string>()
const tabs: ((message: unknown) => void)[] = []

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers({ now: NOON })
  stored.clear()
  tabs.length = 0
  vi.mocked(deviceStorage.read).mockImplementation((key) => stored.get(key) ?? null)
  vi.mocked(deviceStorage.write).mockImplementation((key, value) => Boolean(stored.set(key, value)))
  vi.mocked(deviceStorage.remove).mockImplementation((key) => void stored.delete(key))
  signIn()
  vi.mocked(api.getGetUserInfoDetailQueryOptions).mockReturnValue({
    queryKey: ['user'],
    queryFn: () => Promise.resolve({ userInfo: { uuid: 'u', pin: '4827' } }),
  } as never)
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

function signIn(token: string | null = 'token') {
  readCookie.mockReturnValue(token)
  readCookies.mockReturnValue(token === null ? [] : [token])
}

/** A tab of this browser; a reload is another one. */
async function openTab({ idleMinutes = 15 } = {}) {
  const scope = fork({
    values: [
      [$config, parsePortalConfig({ calendarHelpCategory: crypto.randomUUID(), idleMinutes })],
      [$queryClient, createPortalQueryClient()],
    ],
  })
  openTabChannel.mockImplementation((_, listen) => {
    tabs.push(listen)
    return (message) => tabs.filter((other) => other !== listen).forEach((receive) => receive(message))
  })
  const ended = vi.fn()
  createWatch({ unit: sessionEnded, scope, fn: ended })
  await allSettled(appStarted, { scope })
  const [emitInput] = onUserActivity.mock.lastCall ?? []
  return {
    scope,
    ended,
    use: () => emitInput?.(),
    isLocked: () => scope.getState($isScreenLocked),
    revisit: () => allSettled(pageResumed, { scope }),
    type: (pin: string) => allSettled(screenLockPin.submitted, { scope, params: new OneTimeSecret(pin) }),
  }
}

const pass = (ms: number) => vi.advanceTimersByTime(ms)
/** Time goes by, and no timer runs: a laptop that sleeps. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('after the idle time without an input the screen is veiled', async () => {
  const { isLocked, use } = await openTab()
  pass(10 * MINUTE)
  use()
  pass(15 * MINUTE - 1)
  expect(isLocked()).toBe(false)
  pass(1)
  expect(isLocked()).toBe(true)
  expect(setPageLocked).toHaveBeenLastCalledWith(true)
})

test('the right PIN opens the veil, and the time begins anew', async () => {
  const { isLocked, type } = await openTab()
  pass(20 * MINUTE)
  await type('1111')
  expect(isLocked()).toBe(true)
  await type('4827')
  expect(isLocked()).toBe(false)
  expect(setPageLocked).toHaveBeenLastCalledWith(false)
  pass(14 * MINUTE)
  expect(isLocked()).toBe(false)
  pass(MINUTE)
  expect(isLocked()).toBe(true)
})

test('inputs at the veil are no sign of the doctor: after twice the time the session ends as an expired one', async () => {
  const { scope, isLocked, use, ended } = await openTab()
  pass(16 * MINUTE)
  expect(scope.getState($sessionEndsAt)).toBe(NOON + 30 * MINUTE)
  for (let minute = 16; minute < 29; minute += 1) {
    use()
    pass(MINUTE)
  }
  expect(ended).not.toHaveBeenCalled()
  pass(MINUTE)
  expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
  expect(isLocked()).toBe(false)
  expect(stored.has(KEY)).toBe(false)
})

test('a laptop that wakes up is veiled by the first thing that happens, before anything else can', async () => {
  for (const wakeBy of ['revisit', 'use'] as const) {
    const tab = await openTab()
    tab.use()
    sleep(20 * MINUTE)
    void tab[wakeBy]()
    expect(tab.isLocked()).toBe(true)
    await tab.type('4827')
  }
})

test('a laptop that slept for longer than twice the time wakes up without a session', async () => {
  const { ended, use } = await openTab()
  sleep(480 * MINUTE)
  use()
  expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
})

test('a reload and a new tab are veiled as long as the others are, and only a time is kept', async () => {
  await openTab()
  pass(16 * MINUTE)
  expect([...stored]).toEqual([[KEY, String(NOON)]])
  const { isLocked, type } = await openTab()
  expect(isLocked()).toBe(true)
  await type('4827')
  expect((await openTab()).isLocked()).toBe(false)
})

test('a page that begins after twice the time begins without the session', async () => {
  stored.set(KEY, String(NOON - 31 * MINUTE))
  const { ended } = await openTab()
  expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
})

test.each(['', 'x', '-1', '1e99', String(NOON + MINUTE)])(
  '%j is no time at which somebody was there',
  async (value) => {
    stored.set(KEY, value)
    const { isLocked, ended } = await openTab()
    expect([isLocked(), ended.mock.calls.length]).toEqual([false, 0])
    pass(15 * MINUTE)
    expect(isLocked()).toBe(true)
  },
)

test('who uses one tab is there for all of them', async () => {
  const [one, other] = [await openTab(), await openTab()]
  pass(14 * MINUTE)
  one.use()
  pass(14 * MINUTE)
  expect([one.isLocked(), other.isLocked()]).toEqual([false, false])
  pass(MINUTE)
  expect([one.isLocked(), other.isLocked()]).toEqual([true, true])
})

test('the PIN in one tab opens the veil of all, at once', async () => {
  const [one, other] = [await openTab(), await openTab()]
  pass(16 * MINUTE)
  await one.type('4827')
  expect([one.isLocked(), other.isLocked()]).toEqual([false, false])
})

test('where storage is blocked each tab knows its own inputs, and none is veiled by another one', async () => {
  vi.mocked(deviceStorage.read).mockReturnValue(null)
  const [one, other] = [await openTab(), await openTab()]
  pass(10 * MINUTE)
  one.use()
  pass(6 * MINUTE)
  expect([one.isLocked(), other.isLocked()]).toEqual([false, true])
  await other.type('4827')
  expect(other.isLocked()).toBe(false)
})

test('during a call there is no veil, in no tab, and the time begins when the call is over', async () => {
  const [calling, other] = [await openTab(), await openTab()]
  await allSettled(screenLockPausedChanged, { scope: calling.scope, params: true })
  pass(60 * MINUTE)
  expect([calling.isLocked(), other.isLocked()]).toEqual([false, false])
  await allSettled(screenLockPausedChanged, { scope: calling.scope, params: false })
  pass(14 * MINUTE)
  expect(calling.isLocked()).toBe(false)
  pass(MINUTE)
  expect([calling.isLocked(), other.isLocked()]).toEqual([true, true])
})

test('a call that begins under the veil does not take it away, nor keep the session', async () => {
  const { scope, isLocked, ended } = await openTab()
  pass(16 * MINUTE)
  await allSettled(screenLockPausedChanged, { scope, params: true })
  pass(MINUTE)
  expect(isLocked()).toBe(true)
  pass(15 * MINUTE)
  expect(ended).toHaveBeenCalledOnce()
  expect(scope.getState($isScreenLockPaused)).toBe(false)
})

test.each([
  ['with an idle time of 0', 'token', 0],
  ['without a session', null, 15],
])('%s the screen is never locked', async (_, token, idleMinutes) => {
  signIn(token)
  const { isLocked, ended, use } = await openTab({ idleMinutes })
  pass(60 * MINUTE)
  use()
  sleep(24 * 60 * MINUTE)
  use()
  expect([isLocked(), ended.mock.calls.length, stored.size]).toEqual([false, 0, 0])
})

test('a clock that is set back does not keep the veil away', async () => {
  const { isLocked } = await openTab()
  sleep(-5 * 60 * MINUTE)
  pass(16 * MINUTE)
  expect(isLocked()).toBe(true)
})

test('the veil is drawn once, and what another tab tells is not told on', async () => {
  const [{ scope }] = [await openTab(), await openTab()]
  const drawn = vi.fn()
  createWatch({ unit: screenLocked, scope, fn: drawn })
  const received: unknown[] = []
  tabs.push((events) => received.push(events))
  pass(17 * MINUTE)
  expect(drawn).toHaveBeenCalledOnce()
  expect(received).toEqual([{ kind: 'screen-lock-changed' }])
})
