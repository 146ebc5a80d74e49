import type { IconNode } from 'lucide'

export interface NavigationLinkItem {
  id: string
  label: string
  icon?: IconNode | undefined
  href: string
  /** `page` is the current page, `true` an ancestor of it. */
  current?: 'page' | 'true' | undefined
}

export interface NavigationGroupItem {
  id: string
  label: string
  icon?: IconNode | undefined
  children: readonly NavigationLinkItem[]
}

export type NavigationItem = NavigationLinkItem | NavigationGroupItem

/** Why the permissions of the user could not be loaded. */
export interface MenuFailure {
  error: unknown
  isRetrying?: boolean
  refetch: () => unknown
}

export interface MenuContent {
  items: readonly NavigationItem[]
  /** Shows skeletons: the permissions of the user are not loaded yet. */
  isLoading?: boolean
  /** Given while the permissions could not be loaded: the menu says that entries are missing. */
  failure?: MenuFailure | undefined
}

export const currentLinkOf = (group: NavigationGroupItem) => group.children.find(({ current }) => current)

/** The overflow menu is a group too and may contain groups. */
export type MenuBarItem =
  | NavigationLinkItem
  | (Omit<NavigationGroupItem, 'children'> & { children: readonly MenuBarItem[] })

export const isAncestorOfCurrent = (item: MenuBarItem): boolean =>
  'children' in item ? item.children.some(isAncestorOfCurrent) : item.current !== undefined
