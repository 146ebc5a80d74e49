import { useUnit } from 'effector-react'
import { EyeOff, House, LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { $language, type AccessDecision, buildPath, type RouteId } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadError } from '@/shared/ui/error-state'

interface NoAccessPageProps {
  id: RouteId
  reason: Exclude<AccessDecision, 'allowed'>
}

export function NoAccessPage({ id, reason }: NoAccessPageProps) {
  const { t } = useTranslation(['statusPages', 'routes'])
  const language = useUnit($language)
  const texts = reason === 'no-permission' ? 'noAccess' : 'hidden'
  return (
    <EmptyState
      scope="page"
      icon={reason === 'no-permission' ? LockKeyhole : EyeOff}
      title={t(`statusPages:${texts}.title`)}
      text={t(`statusPages:${texts}.text`, { screen: t(`routes:titles.${id}`) })}
      action={
        <ButtonLink to={buildPath('home', language)} icon={House}>
          {t('statusPages:home')}
        </ButtonLink>
      }
    />
  )
}

interface PermissionsUnknownProps {
  isOffline: boolean
  retry: () => void
  error: unknown
}

export function PermissionsUnknown({ isOffline, retry, error }: PermissionsUnknownProps) {
  const { t } = useTranslation('statusPages')
  return (
    <LoadError
      scope="page"
      title={t('permissionsUnknown.title')}
      text={t('permissionsUnknown.text')}
      isOffline={isOffline}
      error={error}
      refetch={retry}
    />
  )
}
