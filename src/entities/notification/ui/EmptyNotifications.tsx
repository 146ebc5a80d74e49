import { useUnit } from 'effector-react'
import { CalendarX2 } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import type { NotificationFilters } from '../model/notification-filter'

export function EmptyNotifications({ filters }: { filters: NotificationFilters }) {
  const { t } = useTranslation(['notifications', 'common'])
  const { activeCount, clear } = useUnit({ activeCount: filters.$activeCount, clear: filters.cleared })
  return (
    <EmptyState
      icon={CalendarX2}
      title={t('notifications:empty')}
      text={t('notifications:noMatch')}
      action={
        activeCount > 0 && (
          <Button ref={restoreFocusOnRemoval} onClick={() => clear()}>
            {t('common:clearFilters')}
          </Button>
        )
      }
    />
  )
}
