// Test files share the worker, its libraries and, in happy-dom, the page; each gets its own instances of our modules and their mocks.
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { closeTabChannels, trackTabChannels, untrackTabChannels } from './tab-channels'
import { clearTimers, trackTimers, untrackTimers } from './timers'
import { trackWindowListeners } from './window-listeners'

vi.resetModules()
// Registered first, so that it runs last: modules whose import a test has started would end up among those of the next
// file, without its mocks.
afterAll(() => vi.dynamicImportSettled())
trackTimers()
afterAll(untrackTimers)

if (typeof document !== 'undefined') {
  const listeners = trackWindowListeners()
  trackTabChannels()
  beforeEach(listeners.startTest)
  afterAll(listeners.endFile)
  afterAll(untrackTabChannels)
  afterEach(() => {
    listeners.endTest()
    clearTimers()
    closeTabChannels()
    document.documentElement.removeAttribute('data-screen-locked')
    delete document.documentElement.dataset.pageHidden
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=-1`
  })
}

// Unexpected console errors and warnings fail the test. Imported here, so that it is the instance of the test file.
const { listenToConsole, settleConsole } = await import('./console')
beforeEach(listenToConsole)
afterEach(settleConsole)

// Registered last, so that it runs before the other hooks of this file, which then have real timers.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
