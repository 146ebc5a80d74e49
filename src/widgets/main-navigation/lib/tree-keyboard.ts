import type { KeyboardEvent } from 'react'

/** What the arrows stop at: spread it on the links and buttons inside an element with `data-tree`. */
export const treeItemProps = { 'data-roving-item': '', onKeyDown: moveInTree }

/**
 * Arrows on top of Tab: up and down go through what is visible, right opens a group, left closes it or goes to the group
 * around a link, Home and End go to the ends. A pop-out is a tree of its own.
 */
function moveInTree(event: KeyboardEvent<HTMLElement>) {
  const current = event.currentTarget
  const stops = visibleTreeItems(current)
  const step = stepAlong(event.key, stops, stops.indexOf(current)) ?? stepAcross(event.key, current)
  if (!step) return
  event.preventDefault()
  step()
}

/** What is visible of the tree that an element stands in. */
export function visibleTreeItems(element: Element): HTMLElement[] {
  const tree = element.closest('[data-tree]')
  return [...(tree?.querySelectorAll<HTMLElement>('[data-roving-item]') ?? [])].filter(
    (treeItemProps) => treeItemProps.closest('[data-tree]') === tree && !treeItemProps.closest('[inert]'),
  )
}

function stepAlong(key: string, stops: HTMLElement[], at: number) {
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: stops[at + 1],
    ArrowUp: stops[at - 1],
    Home: stops[0],
    End: stops.at(-1),
  }
  const target = targets[key]
  return target && (() => target.focus())
}

function stepAcross(key: string, current: HTMLElement) {
  const isExpanded = current.getAttribute('aria-expanded')
  if (key === 'ArrowRight' && isExpanded === 'false') return () => current.click()
  if (key !== 'ArrowLeft') return undefined
  if (isExpanded === 'true') return () => current.click()
  const popOut = current.closest<HTMLElement>('[popover]')
  if (popOut) return () => popOut.hidePopover()
  const group = current.closest('[data-branch]')?.querySelector<HTMLElement>('[data-roving-item]')
  return group && group !== current ? () => group.focus() : undefined
}
