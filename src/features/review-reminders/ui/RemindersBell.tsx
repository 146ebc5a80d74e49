import { useUnit } from 'effector-react'
import { Bell } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useReminders } from '@/entities/reminder'
import { Badge, DotBadge } from '@/shared/ui/badge'
import { IconButton } from '@/shared/ui/icon-button'
import { ListSkeleton } from '@/shared/ui/list'
import { Popover } from '@/shared/ui/popover'
import { $openSignal, popoverOpened, remindersPanel } from '../model/reminders-popover'
import { activateRow, focusListRow } from './list-focus'
import { PanelLoading } from './PanelLoading'
import styles from './RemindersBell.module.css'

export function RemindersBell() {
  const { t } = useTranslation('reminders')
  const { data = [] } = useReminders()
  const { Panel, openSignal, onOpened } = useUnit({
    Panel: remindersPanel.$view,
    openSignal: $openSignal,
    onOpened: popoverOpened,
  })
  const count = data.filter(({ isRead }) => !isRead).length
  return (
    <Popover
      label={t('title')}
      className={styles.popup}
      openSignal={openSignal}
      onOpen={() => onOpened()}
      trigger={(props) => (
        <IconButton
          {...props}
          icon={Bell}
          label={count > 0 ? t('unread', { count }) : t('title')}
          badge={count > 0 && <DotBadge tone="danger" />}
        />
      )}
    >
      {(close) => (
        <div className={styles.panel}>
          <header className={styles.header}>
            <h2 className={styles.title}>{t('title')}</h2>
            {count > 0 && <Badge tone="accent">{t('unreadCount', { count })}</Badge>}
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- forwards focus and Enter to its rows */}
          <div
            role="group"
            aria-label={t('title')}
            tabIndex={-1}
            className={styles.body}
            data-autofocus=""
            data-reminders=""
            onFocus={focusListRow}
            onKeyDown={activateRow}
          >
            {Panel ? <DeferredPanel panel={<Panel onLeave={close} />} /> : <PanelLoading />}
          </div>
        </div>
      )}
    </Popover>
  )
}

/** Renders the rows in a deferred update, so that the popover opens without a delay. */
function DeferredPanel({ panel }: { panel: ReactNode }) {
  const isFrameRendered = useDeferredValue(true, false)
  return isFrameRendered ? panel : <ListSkeleton rows={6} />
}
