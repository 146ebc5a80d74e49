import { useUnit } from 'effector-react'
import { BellOff } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import {
  groupByDue,
  type Reminder,
  UndoBar,
  useDueGroups,
  useReminderRowLabel,
  useReminders,
} from '@/entities/reminder'
import { $minute } from '@/shared/lifecycle'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadState, StaleNotice } from '@/shared/ui/error-state'
import { ListSkeleton, VirtualList } from '@/shared/ui/list'
import { $remindersRequest } from '../model/reminders-popover'
import { returnFocusToList, tabStop } from './list-focus'
import { ReminderItem } from './ReminderItem'
import styles from './RemindersPanel.module.css'

export function RemindersPanel({ onLeave }: { onLeave: () => void }) {
  'use memo'
  const { t } = useTranslation('reminders')
  const query = useReminders()
  const { uuid } = useUnit($remindersRequest)
  const { data, listed, snoozed } = query
  if (!data) return <LoadState title={t('error')} query={query} skeleton={<ListSkeleton rows={4} />} />
  return (
    <>
      <StaleNotice query={query} />
      <ReminderList
        // Another reminder mounts the list again, so that it starts there.
        key={uuid}
        reminders={data}
        startAt={uuid}
        onLeave={onLeave}
      />
      <UndoBar shown={data} listed={listed} snoozed={snoozed} onLeave={returnFocusToList} />
    </>
  )
}

const ROW_HEIGHT = 92

interface ReminderListProps {
  reminders: readonly Reminder[]
  /** The uuid of a reminder. */
  startAt: string | null
  onLeave: () => void
}

/** Rows are sorted by group, then by time. The first row of a group contains its heading, so that one list has all groups. */
function ReminderList({ reminders, startAt, onLeave }: ReminderListProps) {
  'use memo'
  const { t } = useTranslation(['reminders', 'common'])
  const minute = useUnit($minute)
  const rowLabel = useReminderRowLabel()
  const rows = groupByDue(reminders, useDueGroups(reminders, minute)).flatMap(({ group, reminders: due, count }) =>
    due.map((reminder, index) => ({
      reminder,
      heading: index === 0 && { id: group, text: t(`groups.${group}`), count },
    })),
  )
  return (
    <div ref={focusFirstRow} className={styles.scroll}>
      <VirtualList
        items={rows}
        keyOf={({ reminder }) => reminder.uuid}
        rowLabel={({ reminder, heading }) => rowLabel(reminder, heading && heading.text)}
        label={t('title')}
        estimate={ROW_HEIGHT}
        startAt={startAt}
        empty={<EmptyState icon={BellOff} title={t('empty')} text={t('emptyText')} />}
        row={({ reminder, heading }, tabIndex) => (
          <>
            {heading && (
              <h3 className={styles.heading} data-group={heading.count > 0 ? heading.id : undefined}>
                {heading.text}
                {heading.count > 0 && (
                  <span className={styles.count}>{t('common:number', { value: heading.count })}</span>
                )}
              </h3>
            )}
            <ReminderItem reminder={reminder} tabIndex={tabIndex} onLeave={onLeave} />
          </>
        )}
      />
    </div>
  )
}

/** If the list got the focus before its rows were loaded, the first row takes it. */
function focusFirstRow(list: HTMLElement | null): void {
  const waiting = list?.closest('[data-reminders]')
  if (list && waiting && waiting === list.ownerDocument.activeElement) tabStop(list)?.focus()
}
