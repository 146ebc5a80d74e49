import { isPageLocked } from './page'

/** Calls back, perhaps more than once, when the user returns: focus of tab or window, resume after freezing, or bfcache. */
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

/** `isCached`: the browser keeps the page for Back. */
export function onPageLeft(callback: (page: { isCached: boolean }) => void): void {
  window.addEventListener('pagehide', ({ persisted }) => callback({ isCached: persisted }))
}

/** Calls back at once too. */
export function watchPageVisibility(callback: (isVisible: boolean) => void): void {
  const notify = () => callback(document.visibilityState === 'visible')
  notify()
  document.addEventListener('visibilitychange', notify)
}

export function onOnline(callback: () => void): () => void {
  addEventListener('online', callback)
  return () => removeEventListener('online', callback)
}

/** Calls back when the query starts to match, not if it matches already. */
export function onMediaMatch(query: string, callback: () => void): void {
  matchMedia(query).addEventListener('change', ({ matches }) => {
    if (matches) callback()
  })
}

/** Uncaught errors and rejections. Errors without an error object (another origin, `ResizeObserver`) are given as events. */
export function onUncaughtError(callback: (error: unknown) => void): void {
  window.addEventListener('error', (event) => callback(event.error ?? event))
  window.addEventListener('unhandledrejection', ({ reason }) => callback(reason))
}

/** The pointer or the focus has reached a link of the portal, which the user may follow next. Returns unsubscribe. */
export function onLinkReached(callback: (path: string) => void): () => void {
  const controller = new AbortController()
  const check = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin === window.location.origin) callback(link.pathname)
  }
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, check, { passive: true, signal: controller.signal })
  return () => controller.abort()
}

/** Without `scroll`: a page also scrolls by itself. Each way to scroll starts with one of these events. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const

const ACTIVITY_INTERVAL_MS = 1_000

/** Calls back at most once per second. If that locks the screen, the input was meant for the page below and is stopped. */
export function onUserActivity(callback: () => void): void {
  let lastCallAt = Number.NEGATIVE_INFINITY
  const handle = (event: Event) => {
    if (event instanceof PointerEvent && isPageMoving(event)) return
    const now = Date.now()
    // The system clock may have been set back.
    if (Math.abs(now - lastCallAt) < ACTIVITY_INTERVAL_MS) return
    lastCallAt = now
    const wasLocked = isPageLocked()
    callback()
    if (wasLocked || !isPageLocked()) return
    event.stopImmediatePropagation()
    if (event.type === 'keydown') event.preventDefault()
  }
  for (const input of ACTIVITY_EVENTS)
    window.addEventListener(input, handle, { capture: true, passive: input !== 'keydown' })
}

/** A `pointermove` without movement: the page has moved under the pointer. */
const isPageMoving = ({ type, movementX, movementY }: PointerEvent): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0
