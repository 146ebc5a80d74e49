import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $layout } from '@/features/switch-appearance'
import {
  $isCollapsed,
  $isDrawerOpen,
  $openGroups,
  collapseToggled,
  drawerDismissed,
  groupToggled,
  MenuBar,
  NavigationDrawer,
  SideNavigation,
} from '@/widgets/main-navigation'
import { ActiveClinic } from './ActiveClinic'
import { useNavigationItems } from './use-navigation-items'

/** One menu in three shapes: beside the page, above it, or, where the window is narrow, as a drawer. */
export function Navigation() {
  const { t } = useTranslation('shell')
  const { layout, isCollapsed, openGroups, isDrawerOpen } = useUnit({
    layout: $layout,
    isCollapsed: $isCollapsed,
    openGroups: $openGroups,
    isDrawerOpen: $isDrawerOpen,
  })
  const told = useUnit({ collapseToggled, groupToggled, drawerDismissed })
  const menu = { label: t('mainMenu'), ...useNavigationItems() }
  const groups = { openGroups, onToggleGroup: told.groupToggled }
  return (
    <>
      {layout === 'horizontal' ? (
        <MenuBar {...menu} clinic={<ActiveClinic isCompact={false} />} />
      ) : (
        <SideNavigation
          {...menu}
          {...groups}
          clinic={(isCompact) => <ActiveClinic isCompact={isCompact} />}
          isCollapsed={isCollapsed}
          onToggleCollapsed={told.collapseToggled}
        />
      )}
      <NavigationDrawer
        {...menu}
        {...groups}
        clinic={<ActiveClinic isCompact={false} />}
        isOpen={isDrawerOpen}
        onClose={told.drawerDismissed}
      />
    </>
  )
}
