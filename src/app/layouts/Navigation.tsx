import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { $layout } from '@/features/switch-appearance'
import { ClinicSwitcher } from '@/features/switch-clinic'
import { MenuBarSlot, NavigationDrawer, SideNavigation } from '@/widgets/main-navigation'
import { useNavigationItems } from './use-navigation-items'

export function Navigation() {
  const { t } = useTranslation('shell')
  const layout = useUnit($layout)
  const menu = { label: t('mainMenu'), ...useNavigationItems() }
  return (
    <>
      {layout === 'horizontal' ? (
        <MenuBarSlot {...menu} clinic={<ClinicSwitcher variant="bar" />} />
      ) : (
        <SideNavigation {...menu} clinic={(isCompact) => <ClinicSwitcher variant={isCompact ? 'compact' : 'menu'} />} />
      )}
      <NavigationDrawer {...menu} clinic={<ClinicSwitcher variant="menu" />} />
    </>
  )
}
