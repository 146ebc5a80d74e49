import { useUnit } from 'effector-react'
import { Bell, CalendarClock } from 'lucide'
import { useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { type Notification, NotificationMessage, PriorityBadges } from '@/entities/notification'
import {
  isOverdue,
  notePreview,
  ReadToggle,
  type Reminder,
  ReminderActions,
  usePatientLabel,
} from '@/entities/reminder'
import { formatTime } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'
import { $minute } from '@/shared/lifecycle'
import { Badge } from '@/shared/ui/badge'
import { Icon } from '@/shared/ui/icon'
import { ListRow } from '@/shared/ui/list'
import { ExpandableText, Instant } from '@/shared/ui/text'
import type { TimelineRow } from '../lib/timeline'
import styles from './Timeline.module.css'
import { useTimelineText } from './use-timeline-text'

interface TimelineEntryRowProps {
  row: TimelineRow
  today: Day
  /** The chosen reminder. */
  isCurrent: boolean
  tabIndex: 0 | -1
}

export function TimelineEntryRow({ row: { heading, entry }, today, isCurrent, tabIndex }: TimelineEntryRowProps) {
  'use memo'
  const { t } = useTranslation('followUp')
  const { headingOf } = useTimelineText()
  return (
    <>
      {heading && (
        <h3 className={styles.day} data-today={heading.day === today ? '' : undefined}>
          {headingOf(heading)}
        </h3>
      )}
      {entry === null && <p className={styles.empty}>{t('emptyToday')}</p>}
      {entry?.kind === 'reminder' && (
        <div className={styles.entry} aria-current={isCurrent || undefined}>
          <ReminderEntry reminder={entry.reminder} tabIndex={tabIndex} />
        </div>
      )}
      {entry?.kind === 'notification' && <NotificationEntry notification={entry.notification} tabIndex={tabIndex} />}
    </>
  )
}

function ReminderEntry({ reminder, tabIndex }: { reminder: Reminder; tabIndex: 0 | -1 }) {
  const { t } = useTranslation(['followUp', 'notifications', 'reminders'])
  const { kindOf } = useTimelineText()
  const id = useId()
  const { note, remindAt, type, isRead, patient, creator } = reminder
  const minute = useUnit($minute)
  const controls = { reminder, patientLabel: usePatientLabel(patient), tabIndex }
  return (
    <ListRow
      lead={
        <span id={`${id}time`}>
          <Instant at={remindAt} format={formatTime} missing={t('notifications:noTime')} />
        </span>
      }
      title={
        <>
          <Icon icon={Bell} size={16} label={t('followUp:reminder')} />
          <span id={`${id}kind`} className={styles.kind} data-critical={type === 'critical' ? '' : undefined}>
            {kindOf(reminder)}
          </span>
        </>
      }
      detail={creator && t('reminders:by', { name: creator })}
      badges={
        <>
          {isOverdue(reminder, minute) ? (
            <Badge tone="danger">{t('reminders:groups.overdue')}</Badge>
          ) : (
            !isRead && <Badge tone="accent">{t('followUp:unread')}</Badge>
          )}
          <ReadToggle {...controls} />
          <ReminderActions {...controls} />
        </>
      }
    >
      <ExpandableText
        text={note}
        preview={notePreview(note)}
        expandLabel={t('reminders:showFull')}
        tabIndex={tabIndex}
        describedBy={`${id}time ${id}kind`}
      />
    </ListRow>
  )
}

function NotificationEntry({ notification, tabIndex }: { notification: Notification; tabIndex: 0 | -1 }) {
  const { t } = useTranslation(['followUp', 'notifications'])
  const id = useId()
  const { startsAt, appointmentType, doctorName, message, priority, isCritical } = notification
  return (
    <ListRow
      lead={
        <span id={`${id}time`}>
          <Instant at={startsAt} format={formatTime} missing={t('notifications:noTime')} />
        </span>
      }
      title={
        <>
          <Icon icon={CalendarClock} size={16} label={t('notification')} />
          <bdi id={`${id}type`}>{appointmentType ?? t('notification')}</bdi>
        </>
      }
      detail={doctorName && <bdi>{doctorName}</bdi>}
      badges={(isCritical || priority) && <PriorityBadges priority={priority} isCritical={isCritical} />}
    >
      <NotificationMessage message={message} tabIndex={tabIndex} describedBy={`${id}time ${id}type`} />
    </ListRow>
  )
}
