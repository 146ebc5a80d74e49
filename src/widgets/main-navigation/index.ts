export type { NavigationItem } from './lib/navigation-item'
export { menuBar, menuBarRequested } from './model/lazy-menu-bar'
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
export { NavigationDrawer } from './ui/NavigationDrawer'
export { SideNavigation } from './ui/SideNavigation'
