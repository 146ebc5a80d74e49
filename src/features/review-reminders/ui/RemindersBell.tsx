import { useUnit } from 'effector-react'
import { Bell } from 'lucide'
import { useDeferredValue } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useReminders } from '@/entities/reminder'
import { Badge, DotBadge } from '@/shared/ui/badge'
import { IconButton } from '@/shared/ui/icon-button'
import { lazyView } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'
import { Popover } from '@/shared/ui/popover'
import { $remindersRequest, remindersDismissed } from '../model/reminders-popover'
import { focusListRow } from './list-focus'
import styles from './RemindersBell.module.css'

/** Loaded later than the bell and its dot, which are in the first bundle. */
const RemindersPanel = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './RemindersPanel')).RemindersPanel,
  {
    placeholder: <ListSkeleton rows={4} />,
    failedTitle: (t) => t('reminders:error'),
    prefetch: 'medium',
  },
)

export function RemindersBell() {
  const { t } = useTranslation('reminders')
  const { unread } = useReminders()
  const { request, dismiss } = useUnit({ request: $remindersRequest, dismiss: remindersDismissed })
  const isLoaded = RemindersPanel.useIsLoaded()
  const count = unread.length
  return (
    <Popover
      label={t('title')}
      className={styles.popup}
      openSignal={request.signal}
      onClosed={dismiss}
      trigger={(props) => (
        <IconButton
          {...props}
          icon={Bell}
          label={count > 0 ? t('unread', { count }) : t('title')}
          badge={count > 0 && <DotBadge />}
        />
      )}
    >
      {(close) => (
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 className={styles.title}>{t('title')}</h2>
            {count > 0 && <Badge tone="accent">{t('unreadCount', { count })}</Badge>}
          </div>
          <div tabIndex={-1} className={styles.body} data-autofocus="" data-reminders="" onFocus={focusListRow}>
            {isLoaded ? <DeferredPanel onLeave={close} /> : <RemindersPanel onLeave={close} />}
          </div>
        </div>
      )}
    </Popover>
  )
}

/** Renders the rows in a deferred update, so that the popover opens without a delay. */
function DeferredPanel({ onLeave }: { onLeave: () => void }) {
  const isFrameRendered = useDeferredValue(true, false)
  return isFrameRendered ? <RemindersPanel onLeave={onLeave} /> : <ListSkeleton rows={4} />
}
