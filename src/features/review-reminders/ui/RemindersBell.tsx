import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useReminders } from '@/entities/reminder'
import { Badge, Dot } from '@/shared/ui/badge'
import { IconButton } from '@/shared/ui/icon-button'
import { Popover } from '@/shared/ui/popover'
import styles from './RemindersBell.module.css'
import { UnreadReminders } from './UnreadReminders'

/** The bell has a dot only while something is unread; its name says how much. */
export function RemindersBell() {
  const { t } = useTranslation('reminders')
  const { data = [] } = useReminders()
  const count = data.filter(({ isRead }) => !isRead).length
  return (
    <Popover
      label={t('title')}
      className={styles.popup}
      trigger={(props) => (
        <IconButton
          {...props}
          icon={Bell}
          label={count > 0 ? t('unread', { count }) : t('title')}
          badge={count > 0 && <Dot tone="danger" />}
        />
      )}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 className={styles.title}>{t('title')}</h2>
          {count > 0 && <Badge tone="accent">{count}</Badge>}
        </header>
        <div role="group" aria-label={t('title')} className={styles.scroll} tabIndex={0} data-autofocus="">
          <UnreadReminders />
        </div>
      </div>
    </Popover>
  )
}
