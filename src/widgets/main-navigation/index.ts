export type { MenuContent, NavigationItem } from './lib/navigation-item'
export {
  $isCollapsed,
  $isMenuDrawerOpen,
  $openGroups,
  collapseToggled,
  menuDrawerDismissed,
  menuDrawerRequested,
  groupToggled,
} from './model/navigation-state'
export { MenuBarSlot, NavigationDrawer, SideNavigation } from './ui/SideNavigation'
