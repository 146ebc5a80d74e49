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

export interface ToastPosition {
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
export function findPosition({ window, toasts, bar, floating, modal, panels }: Surroundings): ToastPosition {
  const obstacles = modal ? [modal, ...panels] : panels
  const right = window.width - toasts.width - GAP
  const positions = [
    { left: right, top: bar + GAP },
    { left: Math.min(...obstacles.map(({ left }) => left)) - toasts.width - GAP, top: bar + GAP },
    // Behind a dialog the bar and what floats wait, so that they may be covered.
    ...(modal ? [{ left: right, top: GAP }] : [{ left: right, top: window.height - toasts.height - floating }]),
    { left: right, top: window.height - toasts.height - GAP },
    // A menu on a small phone: its head, which says whose it is, may be covered sooner than its last entry.
    { left: right, top: GAP },
  ]
  const candidates = positions
    .map(({ left, top }) => ({ left, top, right: left + toasts.width, bottom: top + toasts.height }))
    .filter((box) => box.left >= GAP && box.top >= GAP && box.right < window.width && box.bottom < window.height)
    .map((box) => ({ ...box, covered: obstacles.reduce((sum, obstacle) => sum + overlapArea(box, obstacle), 0) }))
  // The first one of those that cover least.
  const best = candidates.toSorted((a, b) => a.covered - b.covered)[0]
  if (best && (best.covered === 0 || !modal)) {
    return { left: best.left, top: best.top, isFree: best.covered === 0, reserved: 0 }
  }
  return { left: right, top: GAP, isFree: false, reserved: modal ? toasts.height + 2 * GAP : 0 }
}

/** How much of the two is the same place, a little distance between them included. */
function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left) + GAP / 2
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + GAP / 2
  return width > 0 && height > 0 ? width * height : 0
}
