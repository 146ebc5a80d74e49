export type { NavigationItem } from './lib/navigation-item'
export {
  $isCollapsed,
  $isDrawerOpen,
  $openGroups,
  collapseToggled,
  drawerDismissed,
  drawerRequested,
  groupToggled,
  navigationUserChanged,
} from './model/navigation-state'
export { MenuBarSlot } from './ui/MenuBarSlot'
export { NavigationDrawer } from './ui/NavigationDrawer'
export { SideNavigation } from './ui/SideNavigation'
