export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

interface Surroundings {
  window: { width: number; height: number }
  toasts: { width: number; height: number }
  /** Height of the bars above the page, and of the floating controls at the end of the window. */
  bar: number
  floating: number
  /** The open dialog, at its position without `reserved`. */
  modal: Box | null
  panels: readonly Box[]
}

export interface ToastPosition {
  left: number
  top: number
  /** Whether it overlaps no obstacle. */
  isFree: boolean
  /** Height that the dialog must leave free at the top of the window. */
  reserved: number
}

const GAP = 12

/**
 * Position of the toasts in CSS pixels: top right, below the bars; if that covers a dialog or menu, beside, above or
 * below it. Only a dialog that fills a small window has to move down.
 */
export function findToastPosition({ window, toasts, bar, floating, modal, panels }: Surroundings): ToastPosition {
  const obstacles = modal ? [modal, ...panels] : panels
  const right = window.width - toasts.width - GAP
  const positions = [
    { left: right, top: bar + GAP },
    { left: Math.min(...obstacles.map(({ left }) => left)) - toasts.width - GAP, top: bar + GAP },
    // Behind a dialog the bar and the floating controls are inert, so they may be covered.
    ...(modal ? [{ left: right, top: GAP }] : [{ left: right, top: window.height - toasts.height - floating }]),
    { left: right, top: window.height - toasts.height - GAP },
    // On a small phone a menu may be covered at its heading rather than at its last item.
    { left: right, top: GAP },
  ]
  const candidates = positions
    .map(({ left, top }) => ({ left, top, right: left + toasts.width, bottom: top + toasts.height }))
    .filter((box) => box.left >= GAP && box.top >= GAP && box.right < window.width && box.bottom < window.height)
    .map((box) => ({ ...box, covered: obstacles.reduce((sum, obstacle) => sum + overlapArea(box, obstacle), 0) }))
  const best = candidates.toSorted((a, b) => a.covered - b.covered)[0]
  if (best && (best.covered === 0 || !modal)) {
    return { left: best.left, top: best.top, isFree: best.covered === 0, reserved: 0 }
  }
  return { left: right, top: GAP, isFree: false, reserved: modal ? toasts.height + 2 * GAP : 0 }
}

function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left) + GAP / 2
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + GAP / 2
  return width > 0 && height > 0 ? width * height : 0
}
