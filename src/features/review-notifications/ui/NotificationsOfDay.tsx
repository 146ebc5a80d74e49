import { CalendarX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NotificationRow, useNotificationsOfDay } from '@/entities/notification'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { ListSkeleton, LongList } from '@/shared/ui/list'

export function NotificationsOfDay({ day }: { day: string }) {
  const { t } = useTranslation('notifications')
  const { data, isError, isFetching, refetch } = useNotificationsOfDay(day)
  if (data?.length === 0) return <EmptyState icon={CalendarX2} title={t('empty')} text={t('emptyToday')} />
  if (data) {
    return (
      <LongList
        items={data}
        row={(notification) => <NotificationRow key={notification.uuid} notification={notification} />}
        moreLabel={(count) => t('showMore', { count })}
      />
    )
  }
  if (isError) return <ErrorState title={t('error')} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <ListSkeleton rows={8} />
}
