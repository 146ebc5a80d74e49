/** A table that is too wide becomes focusable and labelled, so that it can be scrolled with the keyboard. */
export function makeTablesScrollable(containers: readonly HTMLElement[], label: string): () => void {
  const update = () => {
    for (const container of containers) setScrollable(container, container.scrollWidth > container.clientWidth, label)
  }
  const observer = new ResizeObserver(update)
  for (const container of containers) observer.observe(container)
  return () => observer.disconnect()
}

function setScrollable(container: HTMLElement, isWide: boolean, label: string): void {
  if (!isWide) {
    for (const name of ['role', 'tabindex', 'aria-label']) container.removeAttribute(name)
    return
  }
  const caption = container.querySelector('caption')?.textContent.trim()
  container.setAttribute('role', 'group')
  container.setAttribute('tabindex', '0')
  container.setAttribute('aria-label', caption || label)
}
