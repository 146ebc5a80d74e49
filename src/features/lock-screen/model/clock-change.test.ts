// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeCookie } from '@/shared/browser'
import { $config, parsePortalConfig } from '@/shared/config'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { createRespondingClient } from '../../../../tests/support/vitest/responding-client'
import { $isScreenLocked } from './screen-lock'
import { unlockVerification } from './unlock'

const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  writeCookie('auth_doctor', 'token')
})

/** Opens a tab. Its last input is that of the other tabs; the first tab takes the time of its opening. */
async function openTab() {
  const config = parsePortalConfig({ calendarHelpCategory: crypto.randomUUID(), idleMinutes: 15 })
  const client = createRespondingClient(async () => ({ userInfo: { uuid: 'u', pin: '4827' } }))
  const scope = fork({
    values: [
      [$config, config],
      [$queryClient, client],
    ],
  })
  await allSettled(appStarted, { scope })
  return {
    isLocked: () => scope.getState($isScreenLocked),
    unlock: () => allSettled(unlockVerification.submitted, { scope, params: new OneTimeSecret('4827') }),
  }
}

const pass = (ms: number) => vi.advanceTimersByTime(ms)
const setClock = (minutesAfterNoon: number) => {
  vi.setSystemTime(NOON + minutesAfterNoon * MINUTE)
  pass(2_000)
}

test('a clock that is set back does not prevent the lock', async () => {
  const { isLocked } = await openTab()
  setClock(-5 * 60)
  pass(16 * MINUTE)
  expect(isLocked()).toBe(true)
})

test.each([10, -10])(
  'a screen stays locked when the clock is set to %i minutes after the last input',
  async (minutes) => {
    const { isLocked, unlock } = await openTab()
    pass(16 * MINUTE)
    setClock(minutes)
    expect(isLocked()).toBe(true)
    pass(12 * MINUTE)
    expect(isLocked()).toBe(true)
    await unlock()
    expect(isLocked()).toBe(false)
  },
)

test('two tabs stay locked when the clock is set back, until an input that is later than those before the lock', async () => {
  const [first, second] = [await openTab(), await openTab()]
  pass(16 * MINUTE)
  for (const minutes of [10, -10]) {
    setClock(minutes)
    expect([first.isLocked(), second.isLocked()]).toEqual([true, true])
  }
  await first.unlock()
  pass(2_000)
  expect([first.isLocked(), second.isLocked()], 'an input before noon').toEqual([false, true])
  await second.unlock()
  pass(26 * MINUTE)
  expect([first.isLocked(), second.isLocked()]).toEqual([true, true])
  await first.unlock()
  pass(2_000)
  expect([first.isLocked(), second.isLocked()], 'an input after noon').toEqual([false, false])
})
