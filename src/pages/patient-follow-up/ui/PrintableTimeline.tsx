import { useTranslation } from '@/shared/i18n'
import { joinParts } from '@/shared/lib/isolate'
import { PrintPortal } from '@/shared/ui/print-portal'
import { textOf, type TimelineEntry, type TimelineFilter, type TimelineRow } from '../lib/timeline'
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
  const { factsOf } = useTimelineText()
  return (
    <p>
      <strong>{joinParts(factsOf(entry), ' · ')}</strong>
      <br />
      {textOf(entry)}
    </p>
  )
}
