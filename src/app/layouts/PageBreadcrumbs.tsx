import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { useAccess } from '@/features/check-access'
import { $currentRoute, $language, buildPath, canOpen, menuGroupOf, routeDefinition } from '@/shared/routes'
import { Breadcrumbs, type Crumb } from '@/shared/ui/breadcrumbs'

export function PageBreadcrumbs() {
  const { t } = useTranslation(['shell', 'routes'])
  const access = useAccess()
  const { route, language } = useUnit({ route: $currentRoute, language: $language })
  if (!route || route.id === 'home') return null
  const { parent } = routeDefinition(route.id)
  const group = access.status === 'known' ? menuGroupOf(route.id, access.context) : null
  const crumbs: Crumb[] = [
    { label: t('routes:titles.home'), href: buildPath('home', language), icon: routeDefinition('home').icon },
  ]
  if (group) crumbs.push({ label: t(`routes:groups.${group}`) })
  if (parent) {
    const isOpen = access.status === 'known' && canOpen(parent, access.context)
    crumbs.push({ label: t(`routes:titles.${parent}`), href: isOpen ? buildPath(parent, language) : undefined })
  }
  crumbs.push({ label: t(`routes:titles.${route.id}`) })
  return <Breadcrumbs label={t('shell:breadcrumbs')} crumbs={crumbs} />
}
