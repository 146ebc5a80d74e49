import { AppWindow } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { MENU_GROUPS, type RouteId, routeDefinition } from '@/shared/routes'
import { StatusPage } from './StatusPage'

/** For routes without a page in the portal and without a configured external application. */
export function SectionPage({ id }: { id: RouteId }) {
  const { t } = useTranslation(['statusPages', 'routes'])
  return (
    <StatusPage
      icon={iconOf(id)}
      title={t(`routes:titles.${id}`)}
      text={t('statusPages:section.text')}
      hasSupportLink={id !== 'help'}
    />
  )
}

function iconOf(id: RouteId) {
  const { icon, menu } = routeDefinition(id)
  if (icon) return icon
  return menu === undefined ? AppWindow : MENU_GROUPS[menu].icon
}
