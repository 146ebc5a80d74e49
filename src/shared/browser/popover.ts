/**
 * Shows a `popover="manual"` in the top layer until it is removed or the returned function is called. Browsers throw
 * while another popover opens, and React may render in the middle of that: the popover is then shown right after.
 */
export function showInTopLayer(element: HTMLElement): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  try {
    element.showPopover()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    retry = setTimeout(() => {
      if (element.isConnected) element.showPopover()
    })
  }
  return () => {
    clearTimeout(retry)
    element.hidePopover()
  }
}

export type PopoverSide = 'below-start' | 'below-end' | 'below' | 'above' | 'end'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type Size = Pick<DOMRect, 'width' | 'height'>

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

/** Positions a popover where CSS cannot: before Chrome and Edge 133, Firefox 147 and Safari 26. Returns a cleanup. */
export function keepBeside(popover: HTMLElement, anchor: Element, side: PopoverSide): () => void {
  if (areAnchorsSupported()) return () => {}
  const updatePosition = () => {
    const { left, top } = popoverPosition(anchor.getBoundingClientRect(), outerSize(popover), pageSize(), side)
    for (const property of ['position-area', 'position-try-fallbacks']) popover.style.setProperty(property, 'none')
    popover.style.inset = `${top}px auto auto ${left}px`
  }
  // Fires before the popover is painted, and when its size changes.
  const observer = new ResizeObserver(updatePosition)
  observer.observe(popover)
  addEventListener('scroll', updatePosition, { capture: true, passive: true })
  addEventListener('resize', updatePosition)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', updatePosition, { capture: true })
    removeEventListener('resize', updatePosition)
  }
}

/** Chrome 129 to 132 know `position-area` but not the implicit anchor of a popover, which came with `source`. */
function areAnchorsSupported(): boolean {
  if (!CSS.supports('position-area: block-end')) return false
  let isSourceRead = false
  const options = {
    get source(): HTMLElement {
      isSourceRead = true
      return document.body
    },
  }
  try {
    // Throws and shows nothing: the element is not a popover.
    document.createElement('div').showPopover(options)
  } catch {}
  return isSourceRead
}

function outerSize(element: HTMLElement): Size {
  const { width, height } = element.getBoundingClientRect()
  const { marginLeft, marginRight, marginTop, marginBottom } = getComputedStyle(element)
  return {
    width: width + Number.parseFloat(marginLeft) + Number.parseFloat(marginRight),
    height: height + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom),
  }
}

/** Excludes the scrollbar gutter, which `clientWidth` includes if nothing scrolls. */
const pageSize = () => ({ width: document.documentElement.offsetWidth, height: window.innerHeight })
