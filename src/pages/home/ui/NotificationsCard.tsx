import { CalendarX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NotificationRow, useNotificationsByDay } from '@/entities/notification'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { List, ListSkeleton } from '@/shared/ui/list'

const MAX_ROWS = 12

export function NotificationsCard({ day }: { day: string }) {
  const { t } = useTranslation(['home', 'notifications'])
  const notifications = useNotificationsByDay(day)
  const list = notifications.data ?? []
  const hidden = list.length - MAX_ROWS
  return (
    <Card title={t('home:notifications')} isFlush actions={list.length > 0 && <Badge>{list.length}</Badge>}>
      {notifications.isPending && <ListSkeleton rows={MAX_ROWS} />}
      {notifications.isError && (
        <ErrorState
          title={t('notifications:error')}
          onRetry={() => void notifications.refetch()}
          isRetrying={notifications.isFetching}
          error={notifications.error}
        />
      )}
      {!notifications.isPending && !notifications.isError && list.length === 0 && (
        <EmptyState icon={CalendarX2} title={t('notifications:empty')} text={t('notifications:emptyToday')} />
      )}
      {list.length > 0 && (
        <List footer={hidden > 0 && t('notifications:more', { count: hidden })}>
          {list.slice(0, MAX_ROWS).map((notification) => (
            <NotificationRow key={notification.uuid} notification={notification} />
          ))}
        </List>
      )}
    </Card>
  )
}
