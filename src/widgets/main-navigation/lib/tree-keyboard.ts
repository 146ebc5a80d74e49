import type { KeyboardEvent } from 'react'

/** Spread on the links and buttons inside an element with `data-tree`. */
export const treeItemProps = { 'data-tree-item': '', onKeyDown: moveInTree }

/** Arrow keys in addition to Tab, like a WAI-ARIA tree view. A flyout is a tree of its own. */
function moveInTree(event: KeyboardEvent<HTMLElement>) {
  // Alt+Left is Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const current = event.currentTarget
  const items = visibleTreeItems(current)
  const step = stepAlong(event.key, items, items.indexOf(current)) ?? stepAcross(event.key, current)
  if (!step) return
  event.preventDefault()
  step()
}

export function visibleTreeItems(element: Element): HTMLElement[] {
  const tree = element.closest('[data-tree]')
  return [...(tree?.querySelectorAll<HTMLElement>('[data-tree-item]') ?? [])].filter(
    (item) => item.closest('[data-tree]') === tree && !item.closest('[inert]'),
  )
}

function stepAlong(key: string, items: HTMLElement[], at: number) {
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[at + 1],
    ArrowUp: items[at - 1],
    Home: items[0],
    End: items.at(-1),
  }
  const target = targets[key]
  return target && (() => target.focus())
}

function stepAcross(key: string, current: HTMLElement) {
  const isExpanded = current.getAttribute('aria-expanded')
  if (key === 'ArrowRight' && isExpanded === 'false') return () => current.click()
  if (key !== 'ArrowLeft') return undefined
  if (isExpanded === 'true') return () => current.click()
  const flyout = current.closest<HTMLElement>('[popover]')
  if (flyout) return () => flyout.hidePopover()
  const group = current.closest('[data-branch]')?.querySelector<HTMLElement>('[data-tree-item]')
  return group && group !== current ? () => group.focus() : undefined
}
