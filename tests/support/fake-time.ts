import { act, configure, getConfig } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'

const STEP_MS = 50
/** Responses of msw and lazy code arrive in real time. */
const REAL_STEP_MS = 2
const ASYNC_TIMEOUT_MS = 60_000

const realSetTimeout = setTimeout
const realStep = () => new Promise<void>((resolve) => realSetTimeout(resolve, REAL_STEP_MS))
const takeStep = (advance: () => unknown) =>
  act(async () => {
    await advance()
    await realStep()
  })

/** Fake timers in component tests: `findBy…` and `waitFor` advance them, and so does `pause`; otherwise no time passes. */
export function useFakeTime() {
  const { unstable_advanceTimersWrapper, asyncUtilTimeout } = getConfig()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    // Testing Library advances the fake timers of Jest only.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
    configure({ unstable_advanceTimersWrapper: takeStep, asyncUtilTimeout: ASYNC_TIMEOUT_MS })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    configure({ unstable_advanceTimersWrapper, asyncUtilTimeout })
  })
}

export async function pause(ms: number) {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await takeStep(() => vi.advanceTimersByTime(Math.min(left, STEP_MS)))
  }
}

export const setupUser = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
