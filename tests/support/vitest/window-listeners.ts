type Listener = Parameters<Window['addEventListener']>

const added: Listener[] = []

/** Of TanStack Query, which all test files share: it would not add them again. */
const LIBRARY_EVENTS = ['online', 'offline', 'visibilitychange']

const removeAdded = () => {
  for (const listener of added.splice(0)) window.removeEventListener(...listener)
}

/**
 * A page that is left has no listeners, but a test that leaves its page has: they would handle the keys of the next test.
 * Those of an imported module stay until the end of the file.
 */
export function trackWindowListeners() {
  const { addEventListener } = window
  const ofModules: Listener[] = []
  window.addEventListener = (...listener: Listener) => {
    if (!LIBRARY_EVENTS.includes(listener[0])) added.push(listener)
    addEventListener.apply(window, listener)
  }
  return {
    startTest: () => void ofModules.push(...added.splice(0)),
    endTest: removeAdded,
    endFile: () => {
      added.push(...ofModules)
      removeAdded()
      window.addEventListener = addEventListener
    },
  }
}
