/** A table that is wider than its place scrolls: then the keyboard can reach it, and a screen reader knows what it is. */
export function makeTablesScrollable(places: readonly HTMLElement[], word: string): () => void {
  const look = () => {
    for (const place of places) mark(place, place.scrollWidth > place.clientWidth, word)
  }
  const observer = new ResizeObserver(look)
  for (const place of places) observer.observe(place)
  return () => observer.disconnect()
}

function mark(place: HTMLElement, isWide: boolean, word: string): void {
  if (!isWide) {
    for (const name of ['role', 'tabindex', 'aria-label']) place.removeAttribute(name)
    return
  }
  const caption = place.querySelector('caption')?.textContent.trim()
  place.setAttribute('role', 'group')
  place.setAttribute('tabindex', '0')
  place.setAttribute('aria-label', caption || word)
}
