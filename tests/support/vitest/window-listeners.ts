type Listener = Parameters<Document['addEventListener']>

const added: { target: Window | Document; listener: Listener }[] = []

/**
 * Events of TanStack Query, which all test files share, so that it would not add its listeners again. `visibilitychange`
 * only until the portal replaces its listener.
 */
const LIBRARY_EVENTS = ['online', 'offline', 'visibilitychange']
/** Only our code listens to these on `document`; React and Testing Library add others once for all files. */
const DOCUMENT_EVENTS = ['visibilitychange', 'freeze', 'resume']

const removeAdded = () => {
  for (const { target, listener } of added.splice(0)) target.removeEventListener(...listener)
}

/**
 * A page that is left has no listeners, but a test that leaves its page has: they would handle the keys of the next test.
 * Those of an imported module stay until the end of the file.
 */
export function trackWindowListeners() {
  const ofModules: typeof added = []
  const restore = [
    track(window, (type) => !LIBRARY_EVENTS.includes(type)),
    track(document, (type) => DOCUMENT_EVENTS.includes(type)),
  ]
  return {
    startTest: () => void ofModules.push(...added.splice(0)),
    endTest: removeAdded,
    endFile: () => {
      added.push(...ofModules)
      removeAdded()
      for (const undo of restore) undo()
    },
  }
}

function track(target: Window | Document, isTracked: (type: string) => boolean) {
  const { addEventListener } = target
  target.addEventListener = (...listener: Listener) => {
    if (isTracked(listener[0])) added.push({ target, listener })
    addEventListener.apply(target, listener)
  }
  return () => {
    target.addEventListener = addEventListener
  }
}
