import { popoverPosition, type PopoverSide } from './popover-position'

/**
 * Keeps an open popover beside its button until the returned function is called, where the browser does not do it:
 * before Chrome and Edge 133, Firefox 147 and Safari 26.
 */
export function keepBeside(popover: HTMLElement, anchor: Element, side: PopoverSide): () => void {
  if (areAnchorsSupported()) return () => {}
  const place = () => {
    const { left, top } = popoverPosition(anchor.getBoundingClientRect(), outerSize(popover), pageSize(), side)
    for (const property of ['position-area', 'position-try-fallbacks']) popover.style.setProperty(property, 'none')
    popover.style.inset = `${top}px auto auto ${left}px`
  }
  // Its first call comes before the popover is painted, the next ones when its content has changed.
  const observer = new ResizeObserver(place)
  observer.observe(popover)
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', place, { capture: true })
    removeEventListener('resize', place)
  }
}

/** Chrome 129 to 132 know `position-area`, but not that the button of a popover is its anchor; `source` came with that. */
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
    // Nothing is shown: the element is no popover.
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

/** Without the gutter of the scroll bar, which `clientWidth` counts where nothing scrolls. */
const pageSize = () => ({ width: document.documentElement.offsetWidth, height: window.innerHeight })
