/** Tab or window focus, resume after freezing, or bfcache. May fire more than once per return. */
export function onPageResumed(callback: () => void): void {
  window.addEventListener('focus', callback)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') callback()
  })
  document.addEventListener('resume', callback)
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) callback()
  })
}

export function onPageCached(callback: () => void): void {
  window.addEventListener('pagehide', (event) => {
    if (event.persisted) callback()
  })
}

export function watchPageVisibility(callback: (isVisible: boolean) => void): void {
  const notify = () => callback(document.visibilityState === 'visible')
  notify()
  document.addEventListener('visibilitychange', notify)
}

export function onOnline(callback: () => void): () => void {
  addEventListener('online', callback)
  return () => removeEventListener('online', callback)
}

export function onMediaMatch(query: string, callback: () => void): void {
  matchMedia(query).addEventListener('change', ({ matches }) => {
    if (matches) callback()
  })
}

/** Errors outside of any handler. Errors without an error object (another origin, `ResizeObserver`) are given as events. */
export function onUncaughtError(callback: (error: unknown) => void): void {
  window.addEventListener('error', (event) => callback(event.error ?? event))
  window.addEventListener('unhandledrejection', ({ reason }) => callback(reason))
}
