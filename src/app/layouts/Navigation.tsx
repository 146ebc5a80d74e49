import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { $layout } from '@/features/switch-appearance'
import { ClinicSwitcher } from '@/features/switch-clinic'
import {
  $isCollapsed,
  $isMenuDrawerOpen,
  $openGroups,
  collapseToggled,
  menuDrawerDismissed,
  groupToggled,
  MenuBarSlot,
  NavigationDrawer,
  SideNavigation,
} from '@/widgets/main-navigation'
import { useNavigationItems } from './use-navigation-items'

export function Navigation() {
  const { t } = useTranslation('shell')
  const { layout, isCollapsed, openGroups, isDrawerOpen } = useUnit({
    layout: $layout,
    isCollapsed: $isCollapsed,
    openGroups: $openGroups,
    isDrawerOpen: $isMenuDrawerOpen,
  })
  const events = useUnit({ collapseToggled, groupToggled, menuDrawerDismissed })
  const menu = { label: t('mainMenu'), ...useNavigationItems() }
  const groups = { openGroups, onToggleGroup: events.groupToggled }
  return (
    <>
      {layout === 'horizontal' ? (
        <MenuBarSlot {...menu} clinic={<ClinicSwitcher variant="bar" />} />
      ) : (
        <SideNavigation
          {...menu}
          {...groups}
          clinic={(isCompact) => <ClinicSwitcher variant={isCompact ? 'compact' : 'menu'} />}
          isCollapsed={isCollapsed}
          onToggleCollapsed={events.collapseToggled}
        />
      )}
      <NavigationDrawer
        {...menu}
        {...groups}
        clinic={<ClinicSwitcher variant="menu" />}
        isOpen={isDrawerOpen}
        onClose={events.menuDrawerDismissed}
      />
    </>
  )
}
