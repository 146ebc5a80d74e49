import { useUnit } from 'effector-react'
import { House, LifeBuoy, type IconNode } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { $language, buildPath } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

type StatusPageProps = { icon: IconNode; title: string; text: string; hasSupportLink?: boolean }

export function StatusPage({ hasSupportLink = false, ...message }: StatusPageProps) {
  const { t } = useTranslation('statusPages')
  const language = useUnit($language)
  const links = (
    <>
      <ButtonLink to={buildPath('home', language)} icon={House}>
        {t('home')}
      </ButtonLink>
      {hasSupportLink && (
        <ButtonLink to={buildPath('help', language)} icon={LifeBuoy}>
          {t('section.support')}
        </ButtonLink>
      )}
    </>
  )
  return <EmptyState variant="page" {...message} action={links} />
}
