/** So much of what can be seen is left for what comes before. */
const SHARE_BEFORE = 0.25

/** Scrolls the grid in which the anchor stands to it, and nothing around the grid. */
export function scrollToAnchor(anchor: HTMLElement | null): void {
  const scroller = anchor?.closest<HTMLElement>('[role="group"]')
  if (!anchor || !scroller) return
  const head = scroller.querySelector('[data-head]')?.clientHeight ?? 0
  scroller.scrollTop = anchor.offsetTop - head - (scroller.clientHeight - head) * SHARE_BEFORE
}
