/** Share of the visible height above the anchor. */
const SHARE_BEFORE = 0.25

/** Unlike `scrollIntoView`, scrolls only the grid and not the page. */
export function scrollToAnchor(anchor: HTMLElement | null): void {
  const scroller = anchor?.closest<HTMLElement>('[role="group"]')
  if (!anchor || !scroller) return
  const head = scroller.querySelector('[data-head]')?.clientHeight ?? 0
  scroller.scrollTop = anchor.offsetTop - head - (scroller.clientHeight - head) * SHARE_BEFORE
}
