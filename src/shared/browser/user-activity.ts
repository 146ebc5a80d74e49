import { isPageVeiled } from './page-lock'

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const

/** More often than this, nobody needs to know that somebody is there. */
const TOLD_EVERY_MS = 1_000

/**
 * Calls back when somebody uses the page: pointer, key, touch, wheel or scrolling, at most once in a second. An input
 * whose news draws the veil was meant for what the veil hides, and reaches nothing.
 */
export function onUserInput(callback: () => void): void {
  let toldAt = Number.NEGATIVE_INFINITY
  const hear = (event: Event) => {
    if (event instanceof PointerEvent && isPageMoving(event)) return
    const now = Date.now()
    // The clock may have been set back.
    if (Math.abs(now - toldAt) < TOLD_EVERY_MS) return
    toldAt = now
    const wasVeiled = isPageVeiled()
    callback()
    if (wasVeiled || !isPageVeiled()) return
    event.stopImmediatePropagation()
    if (event.type === 'keydown') event.preventDefault()
  }
  for (const input of INPUTS) window.addEventListener(input, hear, { capture: true, passive: input !== 'keydown' })
}

/** The page has moved under a pointer that rests. */
const isPageMoving = ({ type, movementX, movementY }: PointerEvent): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0
