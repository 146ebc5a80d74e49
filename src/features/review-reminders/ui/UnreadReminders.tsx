import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReminderRow, useReminders } from '@/entities/reminder'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { ListSkeleton, LongList } from '@/shared/ui/list'

export function UnreadReminders() {
  const { t } = useTranslation('reminders')
  const { data, isError, isFetching, refetch } = useReminders()
  if (data) {
    const unread = data.filter(({ isRead }) => !isRead)
    if (unread.length === 0) return <EmptyState icon={BellOff} title={t('empty')} text={t('emptyText')} />
    return (
      <LongList
        items={unread}
        row={(reminder) => <ReminderRow key={reminder.uuid} reminder={reminder} />}
        moreLabel={(count) => t('showMore', { count })}
      />
    )
  }
  if (isError) return <ErrorState title={t('error')} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <ListSkeleton rows={4} />
}
