export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Surroundings {
  window: { width: number; height: number }
  toasts: { width: number; height: number }
  /** What the top bar takes of the window, and what controls that float over its lower end take. */
  bar: number
  floating: number
  /** The open dialog, where it is as long as nothing asks it for space. */
  modal: Box | null
  /** Open menus and other panels beside their buttons. */
  panels: readonly Box[]
}

export interface Spot {
  left: number
  top: number
  /** Whether it covers nothing without any dialog having to move. */
  isFree: boolean
  /** What the dialog has to leave free at the top of the window, because there is no other place. */
  reserved: number
}

const GAP = 12

/**
 * Top right, below the bar; where that would cover the controls of an open dialog or menu, beside it, above it or below it.
 * Only where the dialog takes all of a small window does it have to move down a little.
 */
export function findSpot({ window, toasts, bar, floating, modal, panels }: Surroundings): Spot {
  const obstacles = modal ? [modal, ...panels] : panels
  const right = window.width - toasts.width - GAP
  const spots = [
    { left: right, top: bar + GAP },
    { left: Math.min(...obstacles.map(({ left }) => left)) - toasts.width - GAP, top: bar + GAP },
    // Behind a dialog the bar waits, so that it may be covered.
    ...(modal ? [{ left: right, top: GAP }] : []),
    { left: right, top: window.height - toasts.height - (modal ? GAP : floating) },
  ]
  const coversNothing = ({ left, top }: Pick<Spot, 'left' | 'top'>) => {
    const box = { left, top, right: left + toasts.width, bottom: top + toasts.height }
    const isInside = left >= GAP && top >= GAP && box.right < window.width && box.bottom < window.height
    return isInside && !obstacles.some((obstacle) => areTooClose(box, obstacle))
  }
  const free = spots.find(coversNothing)
  if (free) return { ...free, isFree: true, reserved: 0 }
  return modal
    ? { left: right, top: GAP, isFree: false, reserved: toasts.height + 2 * GAP }
    : { left: right, top: bar + GAP, isFree: false, reserved: 0 }
}

const areTooClose = (one: Box, other: Box): boolean =>
  one.left < other.right + GAP / 2 &&
  other.left < one.right + GAP / 2 &&
  one.top < other.bottom + GAP / 2 &&
  other.top < one.bottom + GAP / 2
