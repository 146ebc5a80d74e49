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
export { MenuBarSlot, NavigationDrawer, SideNavigation } from './ui/SideNavigation'
