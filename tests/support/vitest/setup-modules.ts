// Test files share the worker, its libraries and, in happy-dom, the page; each gets its own instances of our modules and their mocks.
import { afterAll, afterEach, vi } from 'vitest'
import { clearTimers, trackTimers, untrackTimers } from './timers'

vi.resetModules()
trackTimers()
afterAll(untrackTimers)

if (typeof document !== 'undefined') {
  afterEach(() => {
    clearTimers()
    document.documentElement.removeAttribute('data-screen-locked')
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  })
}
