// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { readAuthToken, sessionEnded, tokenReceived } from '@/shared/auth'
import { writeCookie } from '@/shared/browser'
import { $config, parsePortalConfig } from '@/shared/config'
import { appStarted } from '@/shared/lifecycle'
import { tabMessageReceived } from '@/shared/tabs'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { $isScreenLocked, sessionEndedByIdleTime } from './screen-lock'

const KEY = 'portal.last-input'
const MORNING = Date.UTC(2026, 10, 21, 8)
const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ now: MORNING }))

/** A page of the portal; a reload is another one. */
async function openPage() {
  const config = parsePortalConfig({ calendarHelpCategory: crypto.randomUUID(), idleMinutes: 15 })
  const scope = fork({ values: [[$config, config]] })
  const ended = recordPayloads(sessionEnded, scope)
  void allSettled(appStarted, { scope })
  await vi.advanceTimersByTimeAsync(0)
  return {
    signIn: async () => {
      void allSettled(tokenReceived, { scope, params: 'fresh' })
      await vi.advanceTimersByTimeAsync(2_000)
    },
    learnOfSignIn: async () => {
      void allSettled(tabMessageReceived, { scope, params: 'session-changed' })
      await vi.advanceTimersByTimeAsync(2_000)
    },
    endedTokens: recordPayloads(sessionEndedByIdleTime, scope),
    state: () => ({ isLocked: scope.getState($isScreenLocked), ends: ended }),
  }
}

const inputAt = (minutesAgo: number) => localStorage.setItem(KEY, String(MORNING - minutesAgo * MINUTE))
const OPEN = { isLocked: false, ends: [] }

test.each([20, 720])(
  'a session that ended with the browser %i minutes ago does not affect the next one',
  async (ago) => {
    inputAt(ago)
    const { signIn, state } = await openPage()
    expect(localStorage.getItem(KEY)).toBeNull()
    await signIn()
    expect(state()).toEqual(OPEN)
  },
)

test.each([20, 720])(
  'a sign-in counts as an input, also if the last one %i minutes ago is still stored',
  async (ago) => {
    const [page, other] = [await openPage(), await openPage()]
    inputAt(ago)
    await page.signIn()
    await other.learnOfSignIn()
    expect([page.state(), other.state(), (await openPage()).state()]).toEqual([OPEN, OPEN, OPEN])
  },
)

test.each([
  [20, { isLocked: true, ends: [] }],
  [720, { isLocked: false, ends: ['expired'] }],
])('a page that loads with a session %i minutes after the last input is locked, or signed out', async (ago, state) => {
  writeCookie('auth_doctor', 'restored')
  inputAt(ago)
  expect((await openPage()).state()).toEqual(state)
})

test.each([16, 31])(
  'a tab without input for %i minutes does not end a session that has started since',
  async (minutes) => {
    writeCookie('auth_doctor', 'previous')
    const { state, endedTokens } = await openPage()
    writeCookie('auth_doctor', 'current')
    vi.setSystemTime(MORNING + minutes * MINUTE)
    await vi.advanceTimersByTimeAsync(2_000)
    expect([state(), endedTokens]).toEqual([{ isLocked: true, ends: [] }, []])
    expect(readAuthToken()).toBe('current')
  },
)
