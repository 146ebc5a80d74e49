import { useUnit } from 'effector-react'
import { priorityLabels } from '@/entities/notification'
import { isOverdue } from '@/entities/reminder'
import { useTranslation } from '@/shared/i18n'
import { formatTime } from '@/shared/lib/date-time'
import { joinParts } from '@/shared/lib/isolate'
import { $minute } from '@/shared/lifecycle'
import { PrintPortal } from '@/shared/ui/print-portal'
import type { TimelineEntry, TimelineFilter, TimelineRow } from '../lib/timeline'
import styles from './PrintableTimeline.module.css'
import { useTimelineText } from './use-timeline-text'

interface PrintableTimelineProps {
  title: string
  patientId: string
  filter: TimelineFilter
  rows: readonly TimelineRow[]
  snoozedCount: number
  isIncomplete: boolean
  notices: readonly string[]
}

export function PrintableTimeline({
  title,
  patientId,
  filter,
  rows,
  snoozedCount,
  isIncomplete,
  notices,
}: PrintableTimelineProps) {
  const { t } = useTranslation(['followUp', 'reminders'])
  const { headingOf } = useTimelineText()
  return (
    <PrintPortal>
      <h1 className={styles.title}>{title}</h1>
      <p>{joinParts([t('patientId', { id: patientId }), filter !== 'all' && t(`filters.${filter}`)], ' · ')}</p>
      {notices.map((notice) => (
        <p key={notice} className={styles.note}>
          {notice}
        </p>
      ))}
      {isIncomplete && <p className={styles.note}>{t('incomplete')}</p>}
      {filter !== 'notifications' && snoozedCount > 0 && (
        <p className={styles.note}>{t('reminders:snoozedNotPrinted', { count: snoozedCount })}</p>
      )}
      {rows.map(({ key, heading, entry }) => (
        <div key={key} className={styles.row}>
          {heading && <h2 className={styles.day}>{headingOf(heading)}</h2>}
          {entry ? <PrintedEntry entry={entry} /> : <p>{t('emptyToday')}</p>}
        </div>
      ))}
      {rows.some(({ entry }) => entry?.kind === 'notification') && <p className={styles.note}>{t('byName')}</p>}
    </PrintPortal>
  )
}

function PrintedEntry({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation(['followUp', 'notifications', 'reminders', 'common'])
  const { kindOf } = useTimelineText()
  const minute = useUnit($minute)
  const time = entry.at ? formatTime(entry.at) : t('notifications:noTime')
  if (entry.kind === 'notification') {
    const { message, appointmentType, doctorName } = entry.notification
    const facts = [
      time,
      t('followUp:notification'),
      appointmentType,
      doctorName,
      ...priorityLabels(t, entry.notification),
    ]
    return <EntryText facts={facts} text={message} />
  }
  const { note, creator, isRead } = entry.reminder
  const facts = [
    time,
    t('followUp:reminder'),
    kindOf(entry.reminder),
    creator && t('reminders:by', { name: creator }),
    !isRead && t(isOverdue(entry.reminder, minute) ? 'reminders:groups.overdue' : 'followUp:unread'),
  ]
  return <EntryText facts={facts} text={note} />
}

const EntryText = ({ facts, text }: { facts: readonly (string | false | null)[]; text: string }) => (
  <p>
    <strong>{joinParts(facts, ' · ')}</strong>
    <br />
    {text}
  </p>
)
