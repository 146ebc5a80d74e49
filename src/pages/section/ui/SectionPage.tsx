import { useUnit } from 'effector-react'
import { AppWindow, House, LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { $language, buildPath, MENU_GROUPS, type RouteId, routeDefinition } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

/** For routes without a page in the portal and without a configured external application. */
export function SectionPage({ id }: { id: RouteId }) {
  const { t } = useTranslation(['statusPages', 'routes'])
  const language = useUnit($language)
  return (
    <EmptyState
      scope="page"
      icon={iconOf(id)}
      title={t(`routes:titles.${id}`)}
      text={t('statusPages:section.text')}
      action={
        <>
          <ButtonLink to={buildPath('home', language)} icon={House}>
            {t('statusPages:home')}
          </ButtonLink>
          {id !== 'help' && (
            <ButtonLink to={buildPath('help', language)} icon={LifeBuoy}>
              {t('statusPages:section.support')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

function iconOf(id: RouteId) {
  const { icon, menu } = routeDefinition(id)
  if (icon) return icon
  return menu === undefined ? AppWindow : MENU_GROUPS[menu].icon
}
