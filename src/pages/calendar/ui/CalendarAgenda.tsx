import { useUnit } from 'effector-react'
import { CalendarX2 } from 'lucide'
import { type Language, useTranslation } from '@/shared/i18n'
import type { Notification } from '@/entities/notification'
import { clinicDay, formatTime } from '@/shared/lib/date-time'
import { type Day, formatLongDay } from '@/shared/lib/day'
import { joinParts } from '@/shared/lib/isolate'
import { EmptyState } from '@/shared/ui/empty-state'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { ListSkeleton, VirtualList } from '@/shared/ui/list'
import { Instant } from '@/shared/ui/text'
import { entryOpened } from '../model/calendar'
import { emptyMessage, entryLabels } from './calendar-labels'
import { AllDoctorsButton } from './CalendarToolbar'
import type { CalendarViewProps } from './use-calendar'
import styles from './CalendarAgenda.module.css'

/** Estimated height of an `EntryRow`, in CSS pixels. */
export const ROW_HEIGHT = 90

interface AgendaRow {
  entry: Notification
  /** Only in the first row of a day. */
  heading: string | null
}

export function CalendarAgenda({ data, view, pendingDays, failedDays, label, filters }: CalendarViewProps) {
  'use memo'
  const { t, language } = useTranslation(['calendar', 'notifications', 'common'])
  const isPending = pendingDays.length > 0
  if (isPending && data.entries.length === 0) return <ListSkeleton rows={8} />
  // A notice names these days; nothing is known about their entries.
  if (failedDays.length > 0 && data.entries.length === 0) return null
  return (
    // While the next period is loading, skeletons replace this element.
    <div ref={restoreFocusOnRemoval} aria-busy={isPending}>
      <VirtualList
        items={agendaRows(data.entries, view === 'week', language)}
        keyOf={({ entry }) => entry.uuid}
        rowLabel={({ entry, heading }) => joinParts([heading, entryLabels(t, entry).full], ', ')}
        label={label}
        estimate={ROW_HEIGHT}
        empty={
          <EmptyState
            icon={CalendarX2}
            title={t('empty')}
            text={emptyMessage(t, view, filters)}
            action={filters.isOfOneDoctor && <AllDoctorsButton />}
          />
        }
        row={({ entry, heading }, tabIndex) => (
          <>
            {heading !== null && <h3 className={styles.day}>{heading}</h3>}
            <EntryRow entry={entry} tabIndex={tabIndex} />
          </>
        )}
      />
    </div>
  )
}

function agendaRows(entries: readonly Notification[], hasDayHeadings: boolean, language: Language): AgendaRow[] {
  let last: Day | null = null
  return entries.map((entry) => {
    const day = entry.startsAt && clinicDay(entry.startsAt)
    const isFirst = hasDayHeadings && day !== last
    last = day
    return { entry, heading: isFirst && day !== null ? formatLongDay(day, language) : null }
  })
}

export function EntryRow({ entry, tabIndex }: { entry: Notification; tabIndex: 0 | -1 }) {
  'use memo'
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const open = useUnit(entryOpened)
  const { patient, urgency, detail, message } = entryLabels(t, entry)
  return (
    <button
      type="button"
      className={styles.row}
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      data-activate=""
      onClick={() => open(entry.uuid)}
    >
      <span className={styles.time}>
        <Instant at={entry.startsAt} format={formatTime} />
      </span>
      <span aria-hidden="true" className={styles.colour} style={{ background: entry.colour?.background }} />
      <span className={styles.text}>
        <bdi className={styles.patient}>{patient}</bdi>
        <span className={styles.detail}>
          {urgency && <strong data-critical={entry.isCritical || undefined}>{urgency}</strong>}
          {detail && <bdi>{detail}</bdi>}
        </span>
        {message && <bdi className={styles.message}>{message}</bdi>}
      </span>
    </button>
  )
}
