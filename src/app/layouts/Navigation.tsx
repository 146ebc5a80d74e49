import { useUnit } from 'effector-react'
import { useAccess } from '@/features/check-access'
import { type Language, type Translate, useTranslation } from '@/shared/i18n'
import { $layout } from '@/features/switch-appearance'
import { ClinicSwitcher } from '@/features/switch-clinic'
import {
  $currentRoute,
  $language,
  buildPath,
  MENU_GROUPS,
  type MenuEntry,
  menuFor,
  type RouteId,
  routeDefinition,
} from '@/shared/routes'
import {
  MenuBarSlot,
  type MenuContent,
  NavigationDrawer,
  type NavigationItem,
  SideNavigation,
} from '@/widgets/main-navigation'

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

function useNavigationItems(): MenuContent {
  const { t } = useTranslation('routes')
  const access = useAccess()
  const { language, route } = useUnit({ language: $language, route: $currentRoute })
  const isLoading = access.status === 'loading'
  const entries = menuFor(access.context)
  const context = { t, language, current: route?.id ?? null }
  return {
    items: entries.slice(0, isLoading ? 1 : undefined).map((entry) => toItem(entry, context)),
    isLoading,
    failure: access.status === 'unknown' ? access : undefined,
  }
}

interface LabelContext {
  t: Translate<'routes'>
  language: Language
  current: RouteId | null
}

function toItem(entry: MenuEntry, context: LabelContext): NavigationItem {
  if (entry.kind === 'route') return toLink(entry.id, context)
  return {
    id: entry.id,
    label: context.t(`groups.${entry.id}`),
    icon: MENU_GROUPS[entry.id].icon,
    children: entry.children.map((id) => toLink(id, context)),
  }
}

function toLink(id: RouteId, { t, language, current }: LabelContext) {
  const { icon } = routeDefinition(id)
  const isAbove = current !== null && routeDefinition(current).parent === id
  return {
    id,
    label: t(`titles.${id}`),
    icon,
    href: buildPath(id, language),
    current: id === current ? ('page' as const) : isAbove ? ('true' as const) : undefined,
  }
}
