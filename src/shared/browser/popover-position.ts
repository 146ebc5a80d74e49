/** Beside an anchor: below it with the same start or end edge or the same middle, above it, or after its end. */
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

/** Where a popover goes: on the other side where it has no room and the other side has, and never out of the window. */
export function popoverPosition(anchor: Box, size: Size, page: Size, side: PopoverSide): { left: number; top: number } {
  const inside = (value: number, length: number, room: number) => Math.max(0, Math.min(value, room - length))
  if (side === 'end') {
    const left = firstWithRoom([anchor.right, anchor.left - size.width], size.width, page.width)
    return { left: inside(left, size.width, page.width), top: inside(anchor.top, size.height, page.height) }
  }
  const [below, above] = [anchor.bottom, anchor.top - size.height]
  const top = firstWithRoom(side === 'above' ? [above, below] : [below, above], size.height, page.height)
  const middle = (anchor.left + anchor.right - size.width) / 2
  const left = { 'below-start': anchor.left, 'below-end': anchor.right - size.width, below: middle, above: middle }[
    side
  ]
  return { left: inside(left, size.width, page.width), top: inside(top, size.height, page.height) }
}

function firstWithRoom(starts: readonly [number, number], length: number, room: number): number {
  return starts.find((start) => start >= 0 && start + length <= room) ?? starts[0]
}
