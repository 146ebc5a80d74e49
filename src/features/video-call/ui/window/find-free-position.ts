export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** `strip`: no position is free, so a strip at the bottom of the viewport is used. */
export type FreePosition = Box | 'strip'

interface Surroundings {
  viewport: { width: number; height: number }
  home: Box
  dialog: Box
}

/** Strip with name, status and controls, in pixels. */
const STRIP_SIZE = { width: 560, height: 60 }
/** Minimum width of the controls, in pixels. */
const NARROW_WIDTH = 296
const GAP = 8

export function findFreePosition({ viewport, home, dialog }: Surroundings): FreePosition {
  const right = viewport.width - GAP
  const bottom = viewport.height - GAP
  const cornersFor = (width: number) => {
    const top = bottom - home.height
    return [
      { left: right - width, top },
      { left: dialog.left - width - GAP, top },
      { left: GAP, top },
      { left: right - width, top: GAP },
      { left: GAP, top: GAP },
    ].map((corner) => ({ ...corner, width, height: home.height }))
  }
  const positions = [home, ...cornersFor(home.width), ...cornersFor(Math.min(home.width, NARROW_WIDTH))]
  const isInside = ({ left, top, width, height }: Box) =>
    left >= GAP && top >= GAP && left + width <= right && top + height <= bottom
  return positions.find((position) => isInside(position) && !intersects(position, dialog)) ?? 'strip'
}

/** True if the strip covers a part of the dialog, which must then be shorter. */
export function isUnderStrip(dialog: Box, viewport: Surroundings['viewport']): boolean {
  const width = Math.min(STRIP_SIZE.width, viewport.width - 2 * GAP)
  const strip = {
    left: viewport.width - GAP - width,
    top: viewport.height - GAP - STRIP_SIZE.height,
    width,
    height: STRIP_SIZE.height,
  }
  return intersects(strip, dialog)
}

const intersects = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP
