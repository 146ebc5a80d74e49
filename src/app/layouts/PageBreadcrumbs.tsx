import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { useAccess } from '@/features/check-access'
import {
  $currentRoute,
  $language,
  buildPath,
  canOpen,
  menuGroupOf,
  routeDefinition,
  type RouteId,
} from '@/shared/routes'
import { Breadcrumbs, type Crumb } from '@/shared/ui/breadcrumbs'

export function PageBreadcrumbs() {
  const route = useUnit($currentRoute)
  return !route || route.id === 'home' ? null : <RouteBreadcrumbs id={route.id} />
}

function RouteBreadcrumbs({ id }: { id: RouteId }) {
  const { t } = useTranslation(['shell', 'routes'])
  const access = useAccess()
  const language = useUnit($language)
  const { parent } = routeDefinition(id)
  const group = access.status === 'known' ? menuGroupOf(id, access.context) : null
  const crumbs: Crumb[] = [
    { label: t('routes:titles.home'), href: buildPath('home', language), icon: routeDefinition('home').icon },
  ]
  if (group) crumbs.push({ label: t(`routes:groups.${group}`) })
  if (parent) {
    const isOpen = access.status === 'known' && canOpen(parent, access.context)
    crumbs.push({ label: t(`routes:titles.${parent}`), href: isOpen ? buildPath(parent, language) : undefined })
  }
  crumbs.push({ label: t(`routes:titles.${id}`) })
  return <Breadcrumbs label={t('shell:breadcrumbs')} crumbs={crumbs} />
}
