import { useUnit } from 'effector-react'
import { House, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { $language, buildPath } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

export function NotFoundPage() {
  const { t } = useTranslation('statusPages')
  const language = useUnit($language)
  return (
    <EmptyState
      scope="page"
      icon={SearchX}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <ButtonLink to={buildPath('home', language)} icon={House}>
          {t('home')}
        </ButtonLink>
      }
    />
  )
}
