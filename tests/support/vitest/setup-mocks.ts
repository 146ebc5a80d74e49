// Spies, stubs, fake timers and a hidden page end with their test. The last setup file, so that the hooks of the others run after it, with real timers.
import { afterEach, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  if (typeof document !== 'undefined') delete document.documentElement.dataset.pageHidden
})
