import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReminderRow, useReminders } from '@/entities/reminder'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { List, ListSkeleton } from '@/shared/ui/list'

const MAX_ROWS = 5

export function RemindersCard() {
  const { t } = useTranslation(['home', 'reminders'])
  const { unread, ...reminders } = useReminders()
  const hidden = unread.length - MAX_ROWS
  return (
    <Card
      title={t('home:reminders')}
      isFlush
      actions={unread.length > 0 && <Badge tone="accent">{unread.length}</Badge>}
    >
      {reminders.isPending && <ListSkeleton rows={MAX_ROWS} />}
      {reminders.isError && !reminders.data && (
        <ErrorState
          title={t('reminders:error')}
          onRetry={() => void reminders.refetch()}
          isRetrying={reminders.isFetching}
          error={reminders.error}
        />
      )}
      {reminders.data && unread.length === 0 && (
        <EmptyState icon={BellOff} title={t('reminders:empty')} text={t('reminders:emptyText')} />
      )}
      {unread.length > 0 && (
        <List footer={hidden > 0 && t('reminders:more', { count: hidden })}>
          {unread.slice(0, MAX_ROWS).map((reminder) => (
            <ReminderRow key={reminder.uuid} reminder={reminder} />
          ))}
        </List>
      )}
    </Card>
  )
}
