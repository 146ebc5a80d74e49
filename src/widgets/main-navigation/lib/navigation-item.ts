import type { IconNode } from 'lucide'

export type NavigationLinkItem = {
  id: string
  label: string
  icon?: IconNode | undefined
  href: string
  /** `page` is the current page, `true` an ancestor of it. */
  current?: 'page' | 'true' | undefined
}

export type NavigationGroupItem = {
  id: string
  label: string
  icon?: IconNode | undefined
  children: readonly NavigationLinkItem[]
}

export type NavigationItem = NavigationLinkItem | NavigationGroupItem

export const currentLinkOf = (group: NavigationGroupItem) => group.children.find(({ current }) => current)

/** The overflow menu is a group too and may contain groups. */
export type MenuBarItem =
  | NavigationLinkItem
  | (Omit<NavigationGroupItem, 'children'> & { children: readonly MenuBarItem[] })

export const isAncestorOfCurrent = (item: MenuBarItem): boolean =>
  'children' in item ? item.children.some(isAncestorOfCurrent) : item.current !== undefined
