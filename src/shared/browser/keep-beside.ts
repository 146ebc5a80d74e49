import { popoverPosition, type PopoverSide } from './popover-position'

/** Needed before Chrome and Edge 133, Firefox 147 and Safari 26. Returns a cleanup. */
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

function outerSize(element: HTMLElement): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect()
  const { marginLeft, marginRight, marginTop, marginBottom } = getComputedStyle(element)
  return {
    width: width + Number.parseFloat(marginLeft) + Number.parseFloat(marginRight),
    height: height + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom),
  }
}

/** Excludes the scrollbar gutter, which `clientWidth` includes if nothing scrolls. */
const pageSize = () => ({ width: document.documentElement.offsetWidth, height: window.innerHeight })
