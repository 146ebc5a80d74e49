import { useUnit } from 'effector-react'
import { AppWindow, CircleHelp, EyeOff, House, type IconNode, LockKeyhole, SearchX } from 'lucide'
import type { ComponentProps } from 'react'
import { useTranslation } from '@/shared/i18n'
import { $language, type AccessDecision, buildPath, MENU_GROUPS, type RouteId, routeDefinition } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadError } from '@/shared/ui/error-state'

export function NotFoundPage() {
  const { t } = useTranslation('statusPages')
  return <StatusPage icon={SearchX} title={t('notFound.title')} text={t('notFound.text')} />
}

interface NoAccessPageProps {
  id: RouteId
  reason: Exclude<AccessDecision, 'allowed'>
}

export function NoAccessPage({ id, reason }: NoAccessPageProps) {
  const { t } = useTranslation(['statusPages', 'routes'])
  const texts = reason === 'no-permission' ? 'noAccess' : 'hidden'
  return (
    <StatusPage
      icon={reason === 'no-permission' ? LockKeyhole : EyeOff}
      title={t(`statusPages:${texts}.title`)}
      text={t(`statusPages:${texts}.text`, { screen: t(`routes:titles.${id}`) })}
    />
  )
}

export function PermissionsUnknown({ query }: Pick<ComponentProps<typeof LoadError>, 'query'>) {
  const { t } = useTranslation('statusPages')
  return (
    <LoadError variant="page" title={t('permissionsUnknown.title')} text={t('permissionsUnknown.text')} query={query} />
  )
}

/** For routes without a page in the portal and without a configured external application. */
export function NotInPortalPage({ id }: { id: RouteId }) {
  const { t } = useTranslation(['statusPages', 'routes'])
  return (
    <StatusPage
      icon={iconOf(id)}
      title={t(`routes:titles.${id}`)}
      text={t('statusPages:notInPortal.text')}
      hasSupportLink={id !== 'help'}
    />
  )
}

function iconOf(id: RouteId) {
  const { icon, menu } = routeDefinition(id)
  if (icon) return icon
  return menu === undefined ? AppWindow : MENU_GROUPS[menu].icon
}

interface StatusPageProps {
  icon: IconNode
  title: string
  text: string
  hasSupportLink?: boolean
}

function StatusPage({ hasSupportLink = false, ...message }: StatusPageProps) {
  const { t } = useTranslation('statusPages')
  const language = useUnit($language)
  const links = (
    <>
      <ButtonLink to={buildPath('home', language)} icon={House}>
        {t('home')}
      </ButtonLink>
      {hasSupportLink && (
        <ButtonLink to={buildPath('help', language)} icon={CircleHelp}>
          {t('notInPortal.support')}
        </ButtonLink>
      )}
    </>
  )
  return <EmptyState variant="page" {...message} action={links} />
}
