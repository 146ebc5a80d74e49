import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import * as browser from '@/shared/browser'
import { $config, parsePortalConfig } from '@/shared/config'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { appStarted, pageResumed } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { createRespondingClient } from '../../../../tests/support/vitest/responding-client'
import {
  $isScreenLocked,
  $isScreenLockPaused,
  $sessionEndsAt,
  screenLocked,
  screenLockPausedChanged,
  sessionEndedByIdleTime,
} from './screen-lock'
import { unlockVerification } from './unlock'

vi.mock('@/shared/browser')
const { deviceStorage, onUserActivity, openTabChannel, readCookies, readCookie, setPageLocked } = vi.mocked(browser)

const KEY = 'portal.last-input'
const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000
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
})

function signIn(token: string | null = 'token') {
  readCookie.mockReturnValue(token)
  readCookies.mockReturnValue(token === null ? [] : [token])
}

/** Opens a tab of this browser; a reload opens another one. */
async function openTab({ idleMinutes = 15 } = {}) {
  const scope = fork({
    values: [
      [$config, parsePortalConfig({ calendarHelpCategory: crypto.randomUUID(), idleMinutes })],
      [$queryClient, createRespondingClient(async () => ({ userInfo: { uuid: 'u', pin: '4827' } }))],
    ],
  })
  openTabChannel.mockImplementation((_, listen) => {
    tabs.push(listen)
    return (message) => tabs.filter((other) => other !== listen).forEach((receive) => receive(message))
  })
  const ended = recordPayloads(sessionEnded, scope)
  const endedToken = recordPayloads(sessionEndedByIdleTime, scope)
  await allSettled(appStarted, { scope })
  const [emitInput] = onUserActivity.mock.lastCall ?? []
  return {
    scope,
    ended,
    endedToken,
    use: () => emitInput?.(),
    isLocked: () => scope.getState($isScreenLocked),
    revisit: () => allSettled(pageResumed, { scope }),
    type: (pin: string) => allSettled(unlockVerification.submitted, { scope, params: new OneTimeSecret(pin) }),
  }
}

const pass = (ms: number) => vi.advanceTimersByTime(ms)
/** Moves the clock without running timers, like a laptop that sleeps. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('after the idle time without an input the screen locks', async () => {
  const { isLocked, use, revisit } = await openTab()
  pass(10 * MINUTE)
  use()
  pass(15 * MINUTE - 1)
  await revisit()
  expect(isLocked()).toBe(false)
  pass(1)
  expect(isLocked()).toBe(true)
  expect(setPageLocked).toHaveBeenLastCalledWith(true)
})

test('the correct PIN unlocks the screen and restarts the idle time', async () => {
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

test('input on the lock screen does not count: after twice the idle time the session expires', async () => {
  const { scope, isLocked, use, ended } = await openTab()
  pass(16 * MINUTE)
  expect(scope.getState($sessionEndsAt)).toBe(NOON + 30 * MINUTE)
  for (let minute = 16; minute < 29; minute += 1) {
    use()
    pass(MINUTE)
  }
  pass(MINUTE - 1)
  use()
  expect(ended).toEqual([])
  pass(1)
  expect([ended, isLocked(), stored.has(KEY)]).toEqual([['expired'], false, false])
})

test('a laptop that wakes up locks on the first event, before anything else', async () => {
  for (const wakeBy of ['revisit', 'use'] as const) {
    const tab = await openTab()
    tab.use()
    const lastInput = stored.get(KEY)
    sleep(20 * MINUTE)
    void tab[wakeBy]()
    expect(tab.isLocked()).toBe(true)
    expect(stored.get(KEY), 'it is no input').toBe(lastInput)
    pass(2_000)
    expect(tab.isLocked()).toBe(true)
    await tab.type('4827')
  }
})

test.each(['token', null])(
  'a laptop that slept too long wakes up without a session (cookie: %s) (F-B22)',
  async (cookie) => {
    const { ended, endedToken, use } = await openTab()
    sleep(480 * MINUTE)
    readCookie.mockReturnValue(cookie)
    use()
    expect([ended, endedToken]).toEqual([['expired'], cookie ? [cookie] : []])
  },
)

test('a reload and a new tab are locked like the other tabs, and only a time is stored', async () => {
  await openTab()
  pass(16 * MINUTE)
  expect([...stored]).toEqual([[KEY, String(NOON)]])
  const { isLocked, type } = await openTab()
  expect(isLocked()).toBe(true)
  await type('4827')
  expect((await openTab()).isLocked()).toBe(false)
})

test('a page that loads after twice the idle time has no session', async () => {
  stored.set(KEY, String(NOON - 31 * MINUTE))
  const { isLocked, ended } = await openTab()
  expect([isLocked(), ended]).toEqual([false, ['expired']])
})

test.each(['', 'x', '-1', '1e3', '1e99', String(NOON + MINUTE)])('the stored value %j is ignored', async (value) => {
  stored.set(KEY, value)
  const { isLocked, ended } = await openTab()
  expect([isLocked(), ended.length]).toEqual([false, 0])
  pass(15 * MINUTE)
  expect(isLocked()).toBe(true)
})

test('input in one tab counts for all tabs, and the checks of another one keep it', async () => {
  const [first, second] = [await openTab(), await openTab()]
  pass(14 * MINUTE)
  first.use()
  pass(30_000)
  expect([...stored]).toEqual([[KEY, String(NOON + 14 * MINUTE)]])
  pass(13.5 * MINUTE)
  expect([first.isLocked(), second.isLocked()]).toEqual([false, false])
  pass(MINUTE)
  expect([first.isLocked(), second.isLocked()]).toEqual([true, true])
})

test('the PIN in one tab unlocks all tabs at once', async () => {
  const [first, second] = [await openTab(), await openTab()]
  pass(16 * MINUTE)
  await first.type('4827')
  expect([first.isLocked(), second.isLocked()]).toEqual([false, false])
})

test('without storage each tab knows only its own input, and none locks another one', async () => {
  vi.mocked(deviceStorage.read).mockReturnValue(null)
  const [first, second] = [await openTab(), await openTab()]
  pass(10 * MINUTE)
  first.use()
  pass(6 * MINUTE)
  expect([first.isLocked(), second.isLocked()]).toEqual([false, true])
  await second.type('4827')
  expect(second.isLocked()).toBe(false)
})

test('a call prevents the lock in all tabs, and the idle time starts when it is over', async () => {
  const [calling, second] = [await openTab(), await openTab()]
  await allSettled(screenLockPausedChanged, { scope: calling.scope, params: true })
  pass(60 * MINUTE)
  expect([calling.isLocked(), second.isLocked()]).toEqual([false, false])
  await allSettled(screenLockPausedChanged, { scope: calling.scope, params: false })
  pass(14 * MINUTE)
  expect(calling.isLocked()).toBe(false)
  pass(MINUTE)
  expect([calling.isLocked(), second.isLocked()]).toEqual([true, true])
})

test('a computer that sleeps during a call is locked when it wakes up', async () => {
  const { scope, isLocked } = await openTab()
  await allSettled(screenLockPausedChanged, { scope, params: true })
  sleep(20 * MINUTE)
  pass(2_000)
  expect(isLocked()).toBe(true)
})

test('a call that starts behind the lock screen neither unlocks it nor keeps the session', async () => {
  const { scope, isLocked, ended } = await openTab()
  pass(16 * MINUTE)
  await allSettled(screenLockPausedChanged, { scope, params: true })
  pass(MINUTE)
  expect(isLocked()).toBe(true)
  pass(15 * MINUTE)
  expect(ended).toHaveLength(1)
  expect(scope.getState($isScreenLockPaused)).toBe(false)
})

test.each([
  ['with an idle time of 0', 'token', 0],
  ['without a session', null, 15],
])('%s the screen is never locked', async (_, token, idleMinutes) => {
  signIn(token)
  const { isLocked, ended, use } = await openTab({ idleMinutes })
  pass(60 * MINUTE)
  sleep(24 * 60 * MINUTE)
  use()
  expect([isLocked(), ended.length, stored.size]).toEqual([false, 0, 0])
})

test('the screen locks once, and a change from another tab is not sent on', async () => {
  const [{ scope }] = [await openTab(), await openTab()]
  const received = vi.fn()
  const locked = recordPayloads(screenLocked, scope)
  tabs.push(received)
  pass(17 * MINUTE)
  expect(locked).toHaveLength(1)
  expect(received.mock.calls).toEqual([[{ kind: 'screen-lock-changed' }]])
})
