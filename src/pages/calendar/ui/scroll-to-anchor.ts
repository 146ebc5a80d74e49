/** Hours that are left to be seen before the one that is looked for, in pixels. */
const ROOM_BEFORE = 48

/** Scrolls what the anchor stands in, and nothing around it. */
export function scrollToAnchor(anchor: HTMLElement | null): void {
  const scroller = anchor?.closest<HTMLElement>('[role="region"]')
  if (!anchor || !scroller) return
  scroller.scrollTop = anchor.offsetTop - scroller.offsetTop - ROOM_BEFORE - headHeight(scroller)
}

const headHeight = (scroller: HTMLElement): number => scroller.querySelector('[data-head]')?.clientHeight ?? 0
