export type { NavigationItem } from './lib/navigation-item'
export {
  $isCollapsed,
  $isDrawerOpen,
  $openGroups,
  collapseToggled,
  drawerDismissed,
  drawerRequested,
  groupToggled,
  navigatorRecognized,
} from './model/navigation-state'
export { MenuBar } from './ui/MenuBar'
export { NavigationDrawer } from './ui/NavigationDrawer'
export { SideNavigation } from './ui/SideNavigation'
