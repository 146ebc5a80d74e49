export type { NavigationItem } from './lib/navigation-item'
export {
  $isCollapsed,
  $isDrawerOpen,
  $openGroups,
  collapseToggled,
  drawerDismissed,
  drawerRequested,
  groupToggled,
} from './model/navigation-state'
export { SideNavigation } from './ui/SideNavigation'
