import { useUnit } from 'effector-react'
import { Bell } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useReminders } from '@/entities/reminder'
import { Badge, Dot } from '@/shared/ui/badge'
import { IconButton } from '@/shared/ui/icon-button'
import { ListSkeleton } from '@/shared/ui/list'
import { Popover } from '@/shared/ui/popover'
import { $openTurn, dropdownOpened, remindersPanel } from '../model/reminders-popover'
import { chooseRow, enterList } from './list-focus'
import { PanelOnItsWay } from './PanelLoading'
import styles from './RemindersBell.module.css'

/** The bell has a dot only while something is unread; its name says how much. */
export function RemindersBell() {
  const { t } = useTranslation('reminders')
  const { data = [] } = useReminders()
  const { Panel, openTurn, tellOpened } = useUnit({
    Panel: remindersPanel.$view,
    openTurn: $openTurn,
    tellOpened: dropdownOpened,
  })
  const count = data.filter(({ isRead }) => !isRead).length
  return (
    <Popover
      label={t('title')}
      className={styles.popup}
      openTurn={openTurn}
      onOpen={() => tellOpened()}
      trigger={(props) => (
        <IconButton
          {...props}
          icon={Bell}
          label={count > 0 ? t('unread', { count }) : t('title')}
          badge={count > 0 && <Dot tone="danger" />}
        />
      )}
    >
      {(close) => (
        <div className={styles.panel}>
          <header className={styles.header}>
            <h2 className={styles.title}>{t('title')}</h2>
            {count > 0 && <Badge tone="accent">{t('unreadCount', { count })}</Badge>}
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hands on what comes to it or from its rows */}
          <div
            role="group"
            aria-label={t('title')}
            tabIndex={-1}
            className={styles.body}
            data-autofocus=""
            data-reminders=""
            onFocus={enterList}
            onKeyDown={chooseRow}
          >
            {Panel ? <DrawnAfterwards panel={<Panel onLeave={close} />} /> : <PanelOnItsWay />}
          </div>
        </div>
      )}
    </Popover>
  )
}

/** The frame answers the click; the rows, of which each has many parts, are drawn once that can be seen. */
function DrawnAfterwards({ panel }: { panel: ReactNode }) {
  const isFrameThere = useDeferredValue(true, false)
  return isFrameThere ? panel : <ListSkeleton rows={6} />
}
