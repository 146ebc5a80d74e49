import type { KeyboardEvent } from 'react'

const MENUS = '[role="menu"], [role="menubar"]'

/** Items of the innermost menu of an element, without nested menus and overflowing items. */
export function siblingsOf(item: Element): HTMLElement[] {
  const menu = item.closest(MENUS)
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])].filter(
    (element) => element.closest(MENUS) === menu && !element.closest('[data-overflowing]'),
  )
}

const barItemOf = (element: Element): HTMLElement | null | undefined =>
  element.closest('[role="menubar"] > *')?.querySelector<HTMLElement>('[role="menuitem"]')

/** Hides the popover of the menu bar item, which also hides nested popovers. */
export function closeMenus(element: Element): void {
  barItemOf(element)?.parentElement?.querySelector<HTMLElement>('[popover]')?.hidePopover()
}

/** Called before entries move into or out of the bar: focus in an open menu returns to the bar while its entry still exists. */
export function closeOpenMenu(bar: HTMLElement): void {
  const opener = bar.querySelector('[aria-expanded="true"]')
  if (opener) closeMenus(opener)
}

/** A ref of an entry of the bar while it is hidden: its focus moves to the last shown one, such as the "more" menu. */
export function moveFocusFromHidden(entry: HTMLElement | null): void {
  if (!entry?.contains(document.activeElement)) return
  siblingsOf(entry).at(-1)?.focus()
  closeMenus(entry)
}

/** The move that a key requests; undefined for keys that the browser handles. */
export function moveForKey({ key, repeat }: KeyboardEvent, item: HTMLElement): (() => void) | undefined {
  const isInBar = item.closest(MENUS)?.getAttribute('role') === 'menubar'
  const siblings = siblingsOf(item)
  const at = siblings.indexOf(item)
  const next = siblings[(at + 1) % siblings.length]
  const previous = siblings.at(at - 1)
  const alongBar = isInBar ? {} : { ArrowDown: next, ArrowUp: previous }
  const targets: Record<string, HTMLElement | undefined> = { Home: siblings[0], End: siblings.at(-1), ...alongBar }
  const target = targets[key]
  if (target) return () => target.focus()
  // A held Space must not choose an entry of the menu that it has opened.
  if (key === ' ') return repeat ? () => {} : () => item.click()
  if (key === 'ArrowRight') return isInBar ? () => next?.focus() : () => moveAlongBar(item, 1)
  if (key === 'ArrowLeft') return isInBar ? () => previous?.focus() : () => leaveMenu(item)
  return undefined
}

/** Closes a nested menu; from a menu of the bar moves to the previous item of the bar. */
function leaveMenu(item: HTMLElement): void {
  const popover = item.closest<HTMLElement>('[popover]')
  if (popover?.parentElement?.closest('[popover]')) popover.hidePopover()
  else moveAlongBar(item, -1)
}

function moveAlongBar(item: HTMLElement, step: 1 | -1): void {
  const from = barItemOf(item)
  if (!from) return
  const siblings = siblingsOf(from)
  const target = siblings.at((siblings.indexOf(from) + step) % siblings.length)
  closeMenus(item)
  target?.focus()
  if (target?.hasAttribute('aria-haspopup')) target.click()
}
