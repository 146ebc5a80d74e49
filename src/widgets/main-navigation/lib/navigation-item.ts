import type { LucideIcon } from 'lucide-react'

export type NavigationLinkItem = {
  id: string
  label: string
  icon?: LucideIcon | undefined
  href: string
  /** This is the page on the screen, or the page is below this one. */
  current?: 'page' | 'true' | undefined
}

export type NavigationGroupItem = {
  id: string
  label: string
  icon?: LucideIcon | undefined
  children: readonly NavigationLinkItem[]
}

export type NavigationItem = NavigationLinkItem | NavigationGroupItem

export const currentLinkOf = (group: NavigationGroupItem) => group.children.find(({ current }) => current)

/** An entry of a menu bar: there the entries without room are a group too, and groups may stand in it. */
export type MenuBarItem =
  | NavigationLinkItem
  | (Omit<NavigationGroupItem, 'children'> & { children: readonly MenuBarItem[] })

/** Whether the trail to the page on the screen goes through this entry. */
export const isAncestorOfCurrent = (item: MenuBarItem): boolean =>
  'children' in item ? item.children.some(isAncestorOfCurrent) : item.current !== undefined
