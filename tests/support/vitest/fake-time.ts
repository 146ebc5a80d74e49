import { act, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

const STEP_MS = 50
/** Real time of each step, because responses of msw and lazy code do not arrive in fake time. */
const REAL_STEP_MS = 2
const ASYNC_TIMEOUT_MS = 60_000

const realSetTimeout = setTimeout

const takeStep = (advance: () => unknown) =>
  act(async () => {
    await advance()
    await new Promise((resolve) => realSetTimeout(resolve, REAL_STEP_MS))
  })

/** A timeout of 0 only waits for the next task, which happens without a step too. */
function keepZeroTimeouts() {
  const fakeSetTimeout = setTimeout
  const set = (task: () => void, ms = 0, ...rest: []) => (ms > 0 ? fakeSetTimeout : realSetTimeout)(task, ms, ...rest)
  globalThis.setTimeout = Object.assign(set, fakeSetTimeout)
}

/** Fake timers in component tests: `findBy…` and `waitFor` advance them, and so does `pause`; otherwise no time passes. */
export function installFakeTime() {
  const { unstable_advanceTimersWrapper, asyncUtilTimeout } = getConfig()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    keepZeroTimeouts()
    // Testing Library advances the fake timers of Jest only.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
    configure({ unstable_advanceTimersWrapper: takeStep, asyncUtilTimeout: ASYNC_TIMEOUT_MS })
  })
  afterEach(() => configure({ unstable_advanceTimersWrapper, asyncUtilTimeout }))
}

export async function pause(ms: number) {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await takeStep(() => vi.advanceTimersByTime(Math.min(left, STEP_MS)))
  }
}
