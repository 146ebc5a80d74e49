import type { KeyboardEvent } from 'react'

const MENUS = '[role="menu"], [role="menubar"]'

/** The items of the menu around an element, without those of menus inside it and without those that had no room. */
export function siblingsOf(item: Element): HTMLElement[] {
  const menu = item.closest(MENUS)
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])].filter(
    (one) => one.closest(MENUS) === menu && !one.closest('[data-overflowing]'),
  )
}

/** The item of the bar that an element stands under, or is. */
const barItemOf = (element: Element): HTMLElement | null | undefined =>
  element.closest('[role="menubar"] > *')?.querySelector<HTMLElement>('[role="menuitem"]')

/** Closes the menus of the bar; the one below the bar takes those beside it along. */
export function closeMenus(element: Element): void {
  barItemOf(element)?.parentElement?.querySelector<HTMLElement>('[popover]')?.hidePopover()
}

/** What a key does to the item that has the focus; undefined for keys that the bar leaves to the browser. */
export function moveForKey({ key }: KeyboardEvent, item: HTMLElement): (() => void) | undefined {
  const isInBar = item.closest(MENUS)?.getAttribute('role') === 'menubar'
  const siblings = siblingsOf(item)
  const at = siblings.indexOf(item)
  const forth = siblings[(at + 1) % siblings.length]
  const back = siblings.at(at - 1)
  const alongBar = isInBar ? {} : { ArrowDown: forth, ArrowUp: back }
  const targets: Record<string, HTMLElement | undefined> = { Home: siblings[0], End: siblings.at(-1), ...alongBar }
  const target = targets[key]
  if (target) return () => target.focus()
  if (key === ' ') return () => item.click()
  if (key === 'ArrowRight') return isInBar ? () => forth?.focus() : () => moveAlongBar(item, 1)
  if (key === 'ArrowLeft') return isInBar ? () => back?.focus() : () => leaveMenu(item)
  return undefined
}

/** Back to the item that a menu stands beside; from a menu below the bar on to the bar's item before. */
function leaveMenu(item: HTMLElement): void {
  const popover = item.closest<HTMLElement>('[popover]')
  if (popover?.parentElement?.closest('[popover]')) popover.hidePopover()
  else moveAlongBar(item, -1)
}

/** From a menu to the bar's item beside; if that has a menu too, it opens. */
function moveAlongBar(item: HTMLElement, step: 1 | -1): void {
  const from = barItemOf(item)
  if (!from) return
  const siblings = siblingsOf(from)
  const target = siblings.at((siblings.indexOf(from) + step) % siblings.length)
  closeMenus(item)
  target?.focus()
  if (target?.hasAttribute('aria-haspopup')) target.click()
}
