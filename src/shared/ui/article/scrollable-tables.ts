/** A table that is wider than its place scrolls: then the keyboard can reach it, and a screen reader knows what it is. */
export function makeTablesScrollable(containers: readonly HTMLElement[], label: string): () => void {
  const look = () => {
    for (const container of containers) mark(container, container.scrollWidth > container.clientWidth, label)
  }
  const observer = new ResizeObserver(look)
  for (const container of containers) observer.observe(container)
  return () => observer.disconnect()
}

function mark(container: HTMLElement, isWide: boolean, label: string): void {
  if (!isWide) {
    for (const name of ['role', 'tabindex', 'aria-label']) container.removeAttribute(name)
    return
  }
  const caption = container.querySelector('caption')?.textContent.trim()
  container.setAttribute('role', 'group')
  container.setAttribute('tabindex', '0')
  container.setAttribute('aria-label', caption || label)
}
