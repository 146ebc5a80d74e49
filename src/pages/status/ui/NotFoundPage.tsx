import { SearchX } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { StatusPage } from './StatusPage'

export function NotFoundPage() {
  const { t } = useTranslation('statusPages')
  return <StatusPage icon={SearchX} title={t('notFound.title')} text={t('notFound.text')} />
}
