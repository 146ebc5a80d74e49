import { isPageLocked } from './page'

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const

const THROTTLE_MS = 1_000

/** At most once per second. An input whose callback locks the screen was meant for the page below: it is stopped. */
export function onUserActivity(callback: () => void): void {
  let lastCallAt = Number.NEGATIVE_INFINITY
  const handle = (event: Event) => {
    if (event instanceof PointerEvent && isPageMoving(event)) return
    const now = Date.now()
    // The system clock may have been set back.
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

/** A `pointermove` without movement: the page has moved under the pointer. */
const isPageMoving = ({ type, movementX, movementY }: PointerEvent): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0
