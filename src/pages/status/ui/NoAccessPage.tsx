import { EyeOff, LockKeyhole } from 'lucide'
import type { ComponentProps } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { AccessDecision, RouteId } from '@/shared/routes'
import { LoadError } from '@/shared/ui/error-state'
import { StatusPage } from './StatusPage'

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
