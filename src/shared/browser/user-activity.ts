import { isPageLocked } from './page-lock'

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const

/** More often than this, nobody needs to know that somebody is there. */
const THROTTLE_MS = 1_000

/**
 * Calls back when somebody uses the page: pointer, key, touch, wheel or scrolling, at most once in a second. An input
 * whose news draws the veil was meant for what the veil hides, and reaches nothing.
 */
export function onUserActivity(callback: () => void): void {
  let lastCallAt = Number.NEGATIVE_INFINITY
  const handle = (event: Event) => {
    if (event instanceof PointerEvent && isPageMoving(event)) return
    const now = Date.now()
    // The clock may have been set back.
    if (Math.abs(now - lastCallAt) < THROTTLE_MS) return
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

/** The page has moved under a pointer that rests. */
const isPageMoving = ({ type, movementX, movementY }: PointerEvent): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0
