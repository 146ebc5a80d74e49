import { useUnit } from 'effector-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useAccess } from '@/features/check-access'
import type { Language } from '@/shared/i18n'
import {
  $currentRoute,
  $language,
  type AccessContext,
  buildPath,
  MENU_GROUPS,
  type MenuEntry,
  menuFor,
  type RouteId,
  routeDefinition,
} from '@/shared/routes'
import {
  $isCollapsed,
  $isDrawerOpen,
  $openGroups,
  collapseToggled,
  drawerDismissed,
  groupToggled,
  type NavigationItem,
  SideNavigation,
} from '@/widgets/side-navigation'
import { ActiveClinic } from './ActiveClinic'

/** Until the permissions are known, only what everybody may see. */
const NOTHING_GRANTED: AccessContext = { permissions: new Map(), transactions: false }

export function Navigation() {
  const { t } = useTranslation(['shell', 'routes'])
  const access = useAccess()
  const { language, current, toggleCollapsed, toggleGroup, closeDrawer, ...state } = useUnit({
    language: $language,
    current: $currentRoute,
    isCollapsed: $isCollapsed,
    openGroups: $openGroups,
    isDrawerOpen: $isDrawerOpen,
    toggleCollapsed: collapseToggled,
    toggleGroup: groupToggled,
    closeDrawer: drawerDismissed,
  })
  const entries = menuFor(access.status === 'known' ? access.context : NOTHING_GRANTED)
  return (
    <SideNavigation
      label={t('shell:mainMenu')}
      items={entries.map((entry) => toItem(entry, { t, language, current: current?.id ?? null }))}
      clinic={(isCompact) => <ActiveClinic isCompact={isCompact} />}
      isCollapsed={state.isCollapsed}
      onToggleCollapsed={toggleCollapsed}
      openGroups={state.openGroups}
      onToggleGroup={toggleGroup}
      isDrawerOpen={state.isDrawerOpen}
      onCloseDrawer={closeDrawer}
    />
  )
}

interface Labelling {
  t: TFunction<['shell', 'routes']>
  language: Language
  current: RouteId | null
}

function toItem(entry: MenuEntry, labelling: Labelling): NavigationItem {
  if (entry.kind === 'route') return toLink(entry.id, labelling)
  return {
    id: entry.id,
    label: labelling.t(`routes:groups.${entry.id}`),
    icon: MENU_GROUPS[entry.id].icon,
    children: entry.children.map((id) => toLink(id, labelling)),
  }
}

function toLink(id: RouteId, { t, language, current }: Labelling) {
  return {
    id,
    label: t(`routes:titles.${id}`),
    icon: routeDefinition(id).icon,
    href: buildPath(id, language),
    current: id === current,
  }
}
