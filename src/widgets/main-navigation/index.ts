export type { MenuContent, NavigationItem } from './lib/navigation-item'
export { $isMenuDrawerOpen, menuDrawerDismissed, menuDrawerRequested } from './model/navigation-state'
export { MenuBarSlot, NavigationDrawer, SideNavigation } from './ui/SideNavigation'
