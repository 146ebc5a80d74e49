export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** `strip`: no place is clear, and a line at the end of the window has to do. */
export type ClearSpot = Box | 'strip'

interface Surroundings {
  window: { width: number; height: number }
  /** Where the small window is while no dialog is open. */
  home: Box
  dialog: Box
}

/** One line with who, how, and what cannot wait; for windows in which nothing else fits beside a dialog. */
const STRIP = { width: 560, height: 60 }
/** As narrow as the controls of the call let it be. */
const NARROW_WIDTH = 288
const GAP = 8

/** Where the small window covers nothing of a dialog. */
export function findClearSpot({ window, home, dialog }: Surroundings): ClearSpot {
  const right = window.width - GAP
  const bottom = window.height - GAP
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
  const spots = [home, ...cornersFor(home.width), ...cornersFor(Math.min(home.width, NARROW_WIDTH))]
  const isInside = ({ left, top, width, height }: Box) =>
    left >= GAP && top >= GAP && left + width <= right && top + height <= bottom
  return spots.find((spot) => isInside(spot) && !touches(spot, dialog)) ?? 'strip'
}

/** Whether the strip at the end of the window covers a part of the dialog, which then has to be a little shorter. */
export function isUnderStrip(dialog: Box, window: Surroundings['window']): boolean {
  const width = Math.min(STRIP.width, window.width - 2 * GAP)
  const strip = {
    left: window.width - GAP - width,
    top: window.height - GAP - STRIP.height,
    width,
    height: STRIP.height,
  }
  return touches(strip, dialog)
}

const touches = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width + GAP &&
  other.left < one.left + one.width + GAP &&
  one.top < other.top + other.height + GAP &&
  other.top < one.top + one.height + GAP
