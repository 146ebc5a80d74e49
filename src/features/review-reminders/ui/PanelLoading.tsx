import { useTranslation } from 'react-i18next'
import { LoadingFallback } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import { remindersPanel } from '../model/reminders-popover'

export function PanelLoading() {
  const { t } = useTranslation('reminders')
  return <LoadingFallback view={remindersPanel} failedTitle={t('error')} placeholder={<ListSkeleton rows={4} />} />
}
