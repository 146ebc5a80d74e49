export type PopoverSide = 'below-start' | 'below-end' | 'below' | 'above' | 'end'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** Top left corner in CSS pixels. Flips if only the other side has room, and never leaves the window. */
export function popoverPosition(anchor: Box, size: Size, page: Size, side: PopoverSide): { left: number; top: number } {
  const clamp = (value: number, length: number, room: number) => Math.max(0, Math.min(value, room - length))
  if (side === 'end') {
    const left = firstWithRoom([anchor.right, anchor.left - size.width], size.width, page.width)
    return { left: clamp(left, size.width, page.width), top: clamp(anchor.top, size.height, page.height) }
  }
  const [below, above] = [anchor.bottom, anchor.top - size.height]
  const top = firstWithRoom(side === 'above' ? [above, below] : [below, above], size.height, page.height)
  const middle = (anchor.left + anchor.right - size.width) / 2
  const left = { 'below-start': anchor.left, 'below-end': anchor.right - size.width, below: middle, above: middle }[
    side
  ]
  return { left: clamp(left, size.width, page.width), top: clamp(top, size.height, page.height) }
}

function firstWithRoom(starts: readonly [number, number], length: number, room: number): number {
  return starts.find((start) => start >= 0 && start + length <= room) ?? starts[0]
}
